import { type Firma, estaFirmado } from '@leal/domain';
import { Button } from 'antd';
import { Lienzo } from '../../piezas/firma/Lienzo.tsx';

type Props = { firma: Firma; alFirmar: (firma: Firma) => void };

/** The client signs on the collector's phone; nobody has to. */
export const FirmaDelCliente = ({ firma, alFirmar }: Props) => (
  <div className="pila aire-8">
    <p>Firma del cliente, con el dedo (opcional):</p>
    <Lienzo
      firma={firma}
      alFirmar={alFirmar}
      nombre={estaFirmado(firma) ? 'Firma del cliente' : 'Firma del cliente: vacía'}
    />
    <Button disabled={firma.length === 0} onClick={() => alFirmar([])}>
      Borrar firma
    </Button>
  </div>
);
