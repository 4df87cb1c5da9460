/** Something the person at the keyboard can put right: one Spanish sentence, no stack. */
export class ErrorLocal extends Error {
  override name = 'ErrorLocal';
}
