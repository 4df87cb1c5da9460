import { firmaDeEntrega } from '@leal/contract';
import { interpretarFirma } from '@leal/domain';
import type { ReactNode } from 'react';
import { Dibujo } from '../../piezas/firma/Dibujo.tsx';
import { textoInstante } from '../../piezas/textos/textos.ts';
import { useLlamada } from '../../lib/api/consultas.ts';

type Props = { de: string; papel: string; children?: ReactNode };

/** The place for a signature: a line to write on, or what was drawn, and whose it is. */
export const Firma = ({ de, papel, children }: Props) => (
  <div className="papel-firma al-medio">
    <div className="papel-raya">{children}</div>
    <p>{de}</p>
    <p className="chica">{papel}</p>
  </div>
);

type PropsDibujada = Omit<Props, 'children'> & { id_credito: string };

/** The signature that the client drew on the phone when the cash was handed over; until it is read, the line. */
export function FirmaDibujada({ id_credito, de, papel }: PropsDibujada) {
  const { data } = useLlamada(firmaDeEntrega, { parametros: { id_credito } });
  const firma = data && interpretarFirma(data.firma.trazos);
  if (!data || !firma) return <Firma de={de} papel={papel} />;
  const cuando = textoInstante(data.firma.firmada_en);
  return (
    <Firma de={de} papel={`${papel}. Firmó en el teléfono de ${data.firma.nombre_cobrador} el ${cuando}`}>
      <Dibujo firma={firma} nombre={`Firma de ${de}`} />
    </Firma>
  );
}
