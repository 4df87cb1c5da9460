import { fechaLocal } from '@leal/domain';
import { v1 } from 'firebase-admin/firestore';
import { instanteReal } from './clock.ts';

/**
 * The things that the process makes once, at their first use: the classes of all messages of the store, which its
 * clients share (60 ms), and the time zone's clock (10 ms). Nothing is opened and nobody is asked.
 */
function hacerLoQueSeHaceUnaVez(): void {
  void new v1.FirestoreClient({ fallback: false });
  fechaLocal(instanteReal());
}

/** Right after loading, which gets no longer by it; else the first request waits for it, and all that came with it. */
export const prepararse = (): void => void setImmediate(hacerLoQueSeHaceUnaVez).unref();
