/*
 * Loaded before a server in a drill: its clock is wrong by DRILL_CLOCK_YEARS years. Timers and the time that the
 * machine has been running are right, as with a clock that was set wrongly.
 */
const shift = Number(process.env.DRILL_CLOCK_YEARS ?? 0) * 365.25 * 24 * 60 * 60 * 1000;
const RealDate = Date;

class ShiftedDate extends RealDate {
  constructor(...args) {
    super(...(args.length === 0 ? [RealDate.now() + shift] : args));
  }

  static now() {
    return RealDate.now() + shift;
  }
}

globalThis.Date = ShiftedDate;
