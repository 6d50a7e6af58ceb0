/** The topic of toasts that tell what became of a claim: after a claim is taken back, none says that it succeeded. */
export const claimTopic = 'claim';
