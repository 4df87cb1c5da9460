import './comprobante-publico.css';
import { verComprobante } from '@leal/contract';
import { FORMA_TOKEN, formatearFecha, formatearPesos } from '@leal/domain';
import { QRCodeSVG } from '@rc-component/qrcode';
import { useEffect, useState } from 'react';
import { AvisoDePrivacidad } from '../piezas/legal/AvisoDePrivacidad.tsx';
import { textoParaCliente } from '../piezas/textos/forma-de-pago.ts';
import { ErrorApi } from '../lib/api/error-api.ts';
import { llamar } from '../lib/api/llamar.ts';
import { Emblema } from '../ui/Emblema.tsx';
import { type Consultado, palabrasDe } from './palabras.ts';

type Lectura =
  | { readonly clase: 'leyendo' }
  | { readonly clase: 'leido'; readonly dicho: Consultado }
  | { readonly clase: 'fallo'; readonly titulo: string; readonly detalle: string; readonly otra: boolean };

const INCOMPLETO = {
  clase: 'fallo',
  titulo: 'El enlace está incompleto',
  detalle: 'Ábrelo de nuevo desde el mensaje, o lee el código del comprobante.',
  otra: false,
} as const;

const sinRespuesta = (error: unknown): Lectura => ({
  clase: 'fallo',
  titulo: 'No se pudo consultar',
  detalle: error instanceof ErrorApi ? error.mensaje : 'Revisa tu conexión e intenta de nuevo.',
  otra: true,
});

const LEYENDO: Lectura = { clase: 'leyendo' };

const leer = (token: string, signal: AbortSignal): Promise<Lectura> =>
  llamar(verComprobante, { parametros: { token }, signal }).then(
    (dicho): Lectura => ({ clase: 'leido', dicho }),
    sinRespuesta,
  );

function useComprobante(token: string) {
  const [lectura, setLectura] = useState<Lectura>(FORMA_TOKEN.test(token) ? LEYENDO : INCOMPLETO);
  useEffect(() => {
    if (lectura.clase !== 'leyendo') return undefined;
    const fin = new AbortController();
    const poner = (leida: Lectura) => !fin.signal.aborted && setLectura(leida);
    void leer(token, fin.signal).then(poner);
    return () => fin.abort();
  }, [token, lectura.clase]);
  return { lectura, otraVez: () => setLectura(LEYENDO) };
}

type PropsRenglon = { nombre: string; valor: string | false | null | undefined; clase?: string };

const Renglon = ({ nombre, valor, clase }: PropsRenglon) =>
  valor && (
    <div>
      <dt>{nombre}</dt>
      <dd className={clase}>{valor}</dd>
    </div>
  );

function Dicho({ dicho }: { dicho: Consultado }) {
  const { titulo, detalle, tono } = palabrasDe(dicho);
  const { folio, fecha, monto } = dicho;
  const forma = textoParaCliente(dicho);
  return (
    <>
      <output className="publico-estado" data-tono={tono}>
        <strong>{titulo}</strong>
        <span>{detalle}</span>
      </output>
      {folio !== undefined && (
        <dl className="publico-datos">
          <Renglon
            nombre="Monto"
            clase="publico-monto"
            valor={monto !== undefined && formatearPesos(monto)}
          />
          <Renglon nombre="Forma" valor={forma} />
          <Renglon nombre="Fecha" valor={fecha && formatearFecha(fecha)} />
          <Renglon nombre="Folio" valor={folio} />
        </dl>
      )}
    </>
  );
}

/** A code from phone to phone; a receipt that stands no more is not passed on. Black on white, for any camera. */
const Codigo = ({ dicho, token }: { dicho: Consultado; token: string }) =>
  palabrasDe(dicho).tono !== 'mal' && (
    <figure className="publico-codigo">
      <QRCodeSVG
        aria-label="Código de este comprobante"
        value={`${location.origin}/leal/comprobante/${token}`}
        size={168}
        level="M"
        marginSize={4}
      />
      <figcaption>Otra persona puede leer este código con su cámara para consultarlo.</figcaption>
    </figure>
  );

function Pie({ legales: { razon_social, rfc, contacto, aviso_privacidad } }: Pick<Consultado, 'legales'>) {
  return (
    <footer className="publico-pie">
      <p>No es un CFDI.</p>
      {[razon_social, rfc === null ? null : `RFC ${rfc}`, contacto].map(
        (dato) => dato !== null && <p key={dato}>{dato}</p>,
      )}
      <AvisoDePrivacidad aviso={aviso_privacidad} />
    </footer>
  );
}

/** A receipt for whoever has its link, without a session: whether it stands, and nothing of a person. */
export function PaginaComprobante({ token }: { token: string }) {
  const { lectura, otraVez } = useComprobante(token);
  return (
    <main className="publico">
      <title>Comprobante de pago</title>
      <header className="publico-marca">
        <Emblema />
        <h1>Comprobante de pago</h1>
      </header>
      {lectura.clase === 'leyendo' && <output>Consultando...</output>}
      {lectura.clase === 'fallo' && (
        <div role="alert" className="publico-estado" data-tono="mal">
          <strong>{lectura.titulo}</strong>
          <span>{lectura.detalle}</span>
          {lectura.otra && (
            <button type="button" onClick={otraVez}>
              Reintentar
            </button>
          )}
        </div>
      )}
      {lectura.clase === 'leido' && (
        <>
          <Dicho dicho={lectura.dicho} />
          <Codigo dicho={lectura.dicho} token={token} />
          <Pie legales={lectura.dicho.legales} />
        </>
      )}
    </main>
  );
}
