import { learnRanking } from './finder-learn/learn-ranking.ts';

/**
 * Learns from the graded queries that are not frozen how good judges found each idea (`finder-learn/ranking/learn-ratings.ts`), and from
 * them and the judged queries that are not frozen the weights of the ranking: of two ideas for one query the better one is to have the higher score
 * (RankNet, Burges et al., "Learning to rank using gradient descent", ICML 2005), by a fixed number of steps of
 * damped Newton descent in each weight, so that the same grades give the same weights. A penalty keeps a weight near the one expected
 * where few grades say otherwise (a Gaussian prior, as in maximum a posteriori estimation). Prints the quality by
 * fivefold cross-validation, not with `--quick`, and with `--ablation` what each feature is worth: how much glad@9 falls without it.
 * With `--write` it stores the weights that the finder uses.
 */
learnRanking({
  isMeasured: !process.argv.includes('--quick'),
  withAblation: process.argv.includes('--ablation'),
  isWritten: process.argv.includes('--write'),
});
