// Collectors whose stored sums are made wrong, for the reconciliation to find.
import { FieldValue } from 'firebase-admin/firestore';
import type { Mundo } from './mundo.ts';
import { pagado } from './pagado.ts';

type Cobrador = { readonly uid: string };

export const mas = (n: number) => FieldValue.increment(n);

const DE_MAS = 777;

export const derivas = (mundo: Mundo) => ({
  /** A credit with two payments, one with one, one that waits, and an expense that waits. */
  cartera: () =>
    mundo.cobrador([pagado(1200), pagado(240), { estado: 'Pendiente' }], {
      gastos: [{ monto: 5000 as never, motivo: 'Gasolina' }],
    }),
  /** A wrong number in the running sums: easy to see if it is repaired twice. */
  desviar: ({ uid }: Cobrador) =>
    mundo.db.doc(`totales/${uid}`).update({ saldo_pendiente_centavos: mas(DE_MAS) }),
  /** The drift that is told of it. */
  deriva: ({ uid }: Cobrador) => ({
    documento: `totales/${uid}`,
    campo: 'saldo_pendiente_centavos',
    deriva: -DE_MAS,
  }),
  /** Every row as it is stored, with when it was last written. */
  ledger: async ({ uid }: Cobrador) => {
    const { docs } = await mundo.db.collectionGroup('movimientos').where('id_cobrador', '==', uid).get();
    return docs.map((foto) => [foto.ref.path, foto.updateTime.valueOf(), foto.data()]);
  },
});
