import type { ComprobanteDeCuenta, CuentaDeCredito } from '@leal/contract';
import { formatearNumero, legalesDe, type Negocio } from '@leal/domain';
import { NOMBRES, OTROS_NOMBRES } from '../../piezas/campos/nombres.ts';
import { FilasPrestamo } from '../../piezas/credito/FilasPrestamo.tsx';
import { AvisoDePrivacidad } from '../../piezas/legal/AvisoDePrivacidad.tsx';
import { FilasCosto } from '../../piezas/legal/DatosCosto.tsx';
import { textoFecha, textoInstante } from '../../piezas/textos/textos.ts';
import type { Nombrada } from '../../ui/cifras/QueEs.tsx';
import { QueSon } from '../../ui/cifras/QueSon.tsx';
import { Monto } from '../../ui/Monto.tsx';
import { Dato, Panel } from '../../ui/panel/Panel.tsx';
import { Comprobantes } from './Comprobantes.tsx';
import { enPalabras, INFORMATIVO, loQueFalta, quienPresta } from './palabras.ts';
import { Calendario, Pagos } from './Tablas.tsx';

const CIFRAS: readonly Nombrada[] = [
  { titulo: OTROS_NOMBRES.monto_prestado, figura: 'prestado' },
  { titulo: OTROS_NOMBRES.total_a_pagar, figura: 'totalAPagar' },
  { titulo: 'Interés en pesos', figura: 'interesDelCredito' },
  { titulo: NOMBRES.monto_diario, figura: 'abonoDelCredito' },
  { titulo: 'Pagado', figura: 'pagado' },
  { titulo: 'Saldo', figura: 'restante' },
  { titulo: 'Atrasado', figura: 'atrasado' },
  { titulo: 'Atrasos', figura: 'atrasos' },
  { titulo: 'Días a tiempo', figura: 'diasATiempo' },
];

const CON_COSTO: readonly Nombrada[] = [...CIFRAS, { titulo: 'CAT', figura: 'cat' }];

function Prestamo({ cuenta }: { cuenta: CuentaDeCredito }) {
  const { credito, monto_interes, atrasado, costo } = cuenta;
  const { dias_a_tiempo, fecha_fin } = credito;
  return (
    <Panel titulo="Tu préstamo" ayuda={<QueSon de="Tu préstamo" cifras={costo ? CON_COSTO : CIFRAS} />}>
      <dl className="datos">
        <FilasPrestamo credito={credito}>
          {costo ? (
            <FilasCosto costo={costo} />
          ) : (
            <Dato nombre="Interés en pesos">
              <Monto valor={monto_interes} />
            </Dato>
          )}
        </FilasPrestamo>
        {fecha_fin !== null && <Dato nombre="Terminó">{textoFecha(fecha_fin)}</Dato>}
        <Dato nombre="Pagado">
          <Monto valor={credito.total_pagado} />
        </Dato>
        <Dato nombre={NOMBRES.saldo}>
          <strong>
            <Monto valor={credito.saldo} />
          </strong>
        </Dato>
        <Dato nombre="Atrasado">
          <Monto valor={atrasado} />
        </Dato>
        <Dato nombre={NOMBRES.atrasos}>{formatearNumero(credito.atrasos)}</Dato>
        {dias_a_tiempo !== null && (
          <Dato nombre="Días a tiempo">{`${formatearNumero(dias_a_tiempo)} de ${credito.dias_pago}`}</Dato>
        )}
      </dl>
    </Panel>
  );
}

type Props = {
  cuenta: CuentaDeCredito;
  comprobantes: readonly ComprobanteDeCuenta[];
  al: string;
  negocio: Negocio;
};

/** The statement itself: what is on the screen is what is on the paper. */
export function Hoja({ cuenta, comprobantes, al, negocio }: Props) {
  const { credito, costo } = cuenta;
  const falta = loQueFalta(cuenta);
  return (
    <article className="cuenta-hoja pila mide" aria-label="Estado de cuenta">
      <Panel titulo={credito.nombre} esNombre subtitulo={credito.negocio}>
        <p className="nota parte">{[...quienPresta(negocio), `Al ${textoInstante(al)}`].join(' · ')}</p>
        <ul className="cuenta-palabras lista-lisa pila aire-4">
          {enPalabras(cuenta).map((frase) => (
            <li key={frase} data-fuerte={frase === falta}>
              {frase}
            </li>
          ))}
        </ul>
      </Panel>
      <div className="cuenta-partes pila arriba">
        <Prestamo cuenta={cuenta} />
        <div className="pila">
          <Pagos cuenta={cuenta} />
          <Comprobantes comprobantes={comprobantes} />
        </div>
        <Calendario cuenta={cuenta} />
      </div>
      <footer className="nota parte">
        <p>
          {INFORMATIVO}
          {costo &&
            ' CAT: costo anual total, sin IVA ni comisiones, para fines informativos y de comparación.'}
        </p>
        <AvisoDePrivacidad aviso={legalesDe(negocio).aviso_privacidad} />
      </footer>
    </article>
  );
}
