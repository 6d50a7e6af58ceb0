import { mixedUse } from '../../bench/mixed-use.ts';
import { memoryOf } from '../../bench/process-figures.ts';
import { median } from '../../test/support/median.ts';
import { type Drill, hold, scaled } from '../drill.ts';
import { countsOf } from '../guests.ts';
import { afterDrill, expectAlive, expectSound, newFolder, startServer } from '../site.ts';

const minutes = scaled(60);
const sampleMs = 5000;
/** By how much memory may be larger in the last quarter than in the second. */
const growth = 1.1;

export const drill: Drill = {
  name: 'soak',
  fault: `Owners and guests with photographs for ${minutes} minutes`,
  promise:
    'Memory stays flat: in the last quarter at most a tenth above the second; no request fails',
  maxMinutes: 75,
  async run() {
    const folder = newFolder();
    const server = await startServer({ DATA_DIR: folder });
    const samples: number[] = [];
    const sampling = setInterval(() => samples.push(memoryOf(server.child.pid ?? 0)), sampleMs);
    afterDrill(() => clearInterval(sampling));
    const statuses = await mixedUse(server.origin, minutes * 60);
    clearInterval(sampling);
    expectAlive(server);
    const quarter = Math.floor(samples.length / 4);
    const second = median(samples.slice(quarter, 2 * quarter));
    const last = median(samples.slice(-quarter));
    const seen = `${second.toFixed(0)} MB in the second quarter, ${last.toFixed(0)} MB in the last; ${countsOf(statuses)}`;
    hold(last <= second * growth, `memory grew: ${seen}`);
    hold((await server.stop()) === 0, 'the server did not stop well');
    await expectSound({ folder });
    return `${minutes} min: ${seen}`;
  },
};
