import {
  CERO,
  type CreditoEnPapel,
  legalesDe,
  type PapelesDeCredito,
  papelesDe,
  recibePagos,
  ROL,
} from '@leal/domain';
import { type ReactNode, useId } from 'react';
import { NOMBRES } from '../../piezas/campos/nombres.ts';
import { FilasPrestamo } from '../../piezas/credito/FilasPrestamo.tsx';
import type { DetalleCredito } from '../../piezas/credito/aplicar-hecho.ts';
import { AvisoDePrivacidad } from '../../piezas/legal/AvisoDePrivacidad.tsx';
import { FilasCosto } from '../../piezas/legal/DatosCosto.tsx';
import { textoFecha } from '../../piezas/textos/textos.ts';
import { useNegocio } from '../../lib/negocio.ts';
import { useUsuario } from '../../lib/sesion/use-sesion.ts';
import { Monto } from '../../ui/Monto.tsx';
import { Dato } from '../../ui/panel/Panel.tsx';
import { domicilioDe } from './datos.ts';
import { Firma, FirmaDibujada } from './Firma.tsx';

type PropsPapel = { titulo: string; papeles: PapelesDeCredito; children: ReactNode };

/** One paper: who lends, that it is a form, its title. */
function Papel({ titulo, papeles: { aviso }, children }: PropsPapel) {
  const id = useId();
  const { razon_social, rfc, contacto } = legalesDe(useNegocio());
  const lineas = [rfc === null ? null : `RFC ${rfc}`, contacto].filter((linea) => linea !== null);
  return (
    <section className="papel pila" aria-labelledby={id}>
      <header className="pila aire-4">
        {aviso !== null && <p className="papel-aviso fuerte al-medio">{aviso}</p>}
        {razon_social !== null && <p className="fuerte">{razon_social}</p>}
        {lineas.length > 0 && <p className="chica">{lineas.join(' · ')}</p>}
        <h2 id={id}>{titulo}</h2>
      </header>
      {children}
    </section>
  );
}

const Parrafos = ({ de }: { de: readonly string[] }) => de.map((parrafo) => <p key={parrafo}>{parrafo}</p>);

type Props = { detalle: DetalleCredito; credito: CreditoEnPapel; papeles: PapelesDeCredito };

const Deudor = ({ detalle }: Pick<Props, 'detalle'>) => (
  <dl className="datos">
    <Dato nombre={NOMBRES.nombre}>{detalle.cliente.nombre}</Dato>
    <Dato nombre="Domicilio">{domicilioDe(detalle)}</Dato>
    <Dato nombre={NOMBRES.telefono}>{detalle.cliente.telefono}</Dato>
  </dl>
);

/** A copy of one that is paid must not look as if it were owed. */
const Pagado = ({ detalle: { credito } }: Pick<Props, 'detalle'>) =>
  (!recibePagos(credito.estado_credito) || credito.saldo === CERO) && (
    <p className="papel-aviso fuerte al-medio">
      Copia. Este préstamo ya se pagó: este papel no se puede cobrar.
    </p>
  );

const Pagare = ({ detalle, credito, papeles }: Props) => (
  <Papel titulo="Pagaré" papeles={papeles}>
    <Pagado detalle={detalle} />
    <div className="fila dobla extremos">
      <p className="fuerte">
        Bueno por <Monto valor={credito.monto_total} />
      </p>
      <p>{`${papeles.lugar}, ${papeles.fecha}`}</p>
    </div>
    <Parrafos de={papeles.pagare} />
    <Deudor detalle={detalle} />
    <Firma de={credito.nombre} papel="Firma de quien debe" />
  </Papel>
);

function Condiciones({ credito, papeles }: Pick<Props, 'credito' | 'papeles'>) {
  const { mostrar_cat } = legalesDe(useNegocio());
  const { costo } = papeles;
  return (
    <dl className="datos">
      <FilasPrestamo credito={credito}>
        {mostrar_cat ? (
          <FilasCosto costo={costo} />
        ) : (
          <Dato nombre="Interés en pesos">
            <Monto valor={costo.monto_interes} />
          </Dato>
        )}
      </FilasPrestamo>
    </dl>
  );
}

/** Every payment with its day: short lines, as many side by side as the paper has room for. */
const Plan = ({ papeles: { plan } }: Pick<Props, 'papeles'>) => (
  <>
    <h3>Plan de pagos</h3>
    <ol className="papel-plan lista-lisa tabular chica">
      {plan.map(({ numero, fecha, monto }) => (
        <li key={numero} className="fila dobla aire-6 extremos">
          <span>{`${numero} · ${textoFecha(fecha)}`}</span>
          <Monto valor={monto} />
        </li>
      ))}
    </ol>
  </>
);

const Contrato = ({ detalle, credito, papeles }: Props) => (
  <Papel titulo="Contrato de préstamo" papeles={papeles}>
    <Pagado detalle={detalle} />
    <p>{`${papeles.lugar}, ${papeles.fecha}`}</p>
    <Deudor detalle={detalle} />
    <Condiciones credito={credito} papeles={papeles} />
    <Parrafos de={papeles.contrato} />
    <Plan papeles={papeles} />
    <div className="papel-firmas">
      <Firma de={credito.nombre} papel="El cliente" />
      <Firma de={papeles.prestamista} papel="El prestamista" />
    </div>
    <AvisoDePrivacidad aviso={legalesDe(useNegocio()).aviso_privacidad} />
  </Papel>
);

/** The client's word that the cash is theirs; what they drew on the phone was drawn for that. */
function Recibo({ detalle, credito, papeles }: Props) {
  const gerente = useUsuario().id_rol === ROL.gerente;
  const { entrega } = detalle;
  const { id_credito } = detalle.credito;
  if (credito.entregado <= 0) return null;
  return (
    <Papel titulo="Recibo del efectivo" papeles={papeles}>
      <p>
        Recibí de {papeles.prestamista} la cantidad de <Monto valor={credito.entregado} /> (
        {papeles.entregado_en_letra}) en efectivo, el {papeles.fecha}.
      </p>
      {gerente && entrega?.firmada ? (
        <FirmaDibujada id_credito={id_credito} de={credito.nombre} papel="El cliente" />
      ) : (
        <Firma de={credito.nombre} papel="El cliente" />
      )}
    </Papel>
  );
}

type PropsHoja = { detalle: DetalleCredito; credito: CreditoEnPapel; tamano: string };

/** The papers as they are printed. A text of the law is not translated by a browser. */
export function Hoja({ detalle, credito, tamano }: PropsHoja) {
  const negocio = useNegocio();
  const todo = { detalle, credito, papeles: papelesDe(credito, negocio) };
  return (
    <article className="papeles-hoja pila" aria-label="Pagaré y contrato" data-papel={tamano} translate="no">
      <Pagare {...todo} />
      <Contrato {...todo} />
      <Recibo {...todo} />
    </article>
  );
}
