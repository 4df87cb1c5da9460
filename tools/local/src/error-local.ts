/** Something that the user can correct: one Spanish sentence, no stack. */
export class ErrorLocal extends Error {
  override name = 'ErrorLocal';
}
