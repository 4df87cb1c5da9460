// The requests that wait for a manager.
import type { Cobrador } from '../../setup/mundo.ts';
import { mundo } from './mundo.ts';

/** The requests of this collector, as they are stored. */
export async function pedidas({ uid }: Cobrador): Promise<object[]> {
  const { docs } = await mundo.db.collection('solicitudes').where('id_cobrador', '==', uid).get();
  return docs.map((doc) => doc.data());
}
