import { pieceBytes, uploadTiming } from './upload-timing.ts';

/** How many bytes to send at once, from how long the pieces before took. Small after a cut: their bytes may be lost. */
export class PieceSize {
  #bytes = pieceBytes.smallest;

  get bytes(): number {
    return this.#bytes;
  }

  /**
   * Adapts the size to the measured speed, to at most twice the size before: one quick piece says little about the
   * connection.
   */
  arrived(bytes: number, milliseconds: number): void {
    const wanted = (bytes / Math.max(milliseconds, 1)) * uploadTiming.piece;
    const whole = Math.floor(wanted / pieceBytes.smallest) * pieceBytes.smallest;
    this.#bytes = Math.min(Math.max(whole, pieceBytes.smallest), this.#bytes * 2, pieceBytes.largest);
  }
}
