import './comprobante.css';
import type { Usuario } from '@leal/contract';
import { formatearHora, legalesDe } from '@leal/domain';
import { Alert, Button } from 'antd';
import { useRef, useState, useSyncExternalStore } from 'react';
import { REGISTRAR_ABONO } from '../../acciones/abono.ts';
import { mensajeDeError } from '../../lib/api/error-api.ts';
import { pedirOtraSerie } from '../../lib/comprobantes/serie.ts';
import { useNegocio } from '../../lib/negocio.ts';
import { conPlazo } from '../../lib/plazo.ts';
import { leerRegistros, salidaLeida, useRegistros } from '../../lib/salida/salida.ts';
import { textoParaCliente } from '../../piezas/textos/forma-de-pago.ts';
import { anunciar } from '../../ui/anunciar.tsx';
import { Lamina } from '../../ui/capas/Lamina.tsx';
import { abrirDialogo, type ControlDialogo } from '../../ui/dialogos/almacen.ts';
import { Acciones } from './Acciones.tsx';
import { cuentaDelPago } from './cuenta.ts';
import { alDia, type Dado, darComprobante, leerDado, suscribirDados } from './dar.ts';
import { EstadoAqui } from './EstadoAqui.tsx';
import { pagoDeRegistro, type PagoConComprobante, type QuienPaga } from './pago.ts';
import { Recibo } from './Recibo.tsx';
import { enlaceDe, type ReciboPintado } from './texto.ts';
import { useComoEsta } from './use-como-esta.ts';

function usePintado(pago: PagoConComprobante, { folio, datos }: Dado, cobrador: string): ReciboPintado {
  const { razon_social: empresa, contacto } = legalesDe(useNegocio());
  const { token, monto, fecha } = datos.cuerpo;
  return {
    folio,
    token,
    monto,
    fecha,
    hora: formatearHora(new Date(pago.capturado_en)),
    enlace: enlaceDe({ token }, location.origin),
    empresa,
    contacto,
    cliente: pago.nombre,
    cobrador,
    forma: textoParaCliente(pago),
    cuenta: cuentaDelPago(pago, useRegistros()),
  };
}

type PropsDado = { pago: PagoConComprobante; dado: Dado; cobrador: string; alPedirOtro: () => void };

/** The receipt as this page has it: under another number once it got one. One that is void is passed on to nobody. */
function ComprobanteDado({ pago, dado: inicial, cobrador, alPedirOtro }: PropsDado) {
  const { token } = inicial.datos.cuerpo;
  const dicho = useSyncExternalStore(suscribirDados, () => leerDado(token)) ?? inicial;
  const dado = alDia(dicho, useRegistros());
  const recibo = usePintado(pago, dado, cobrador);
  const papel = useRef<HTMLDivElement>(null);
  const como = useComoEsta(dado);
  return (
    <>
      <EstadoAqui {...como} />
      <div className="recibo pila aire-4 al-medio" ref={papel}>
        <Recibo {...recibo} />
      </div>
      {como.estado === 'revocado' || como.estado === 'reemplazado' ? (
        <Button type="primary" block className="boton-de-hoja" data-pie onClick={alPedirOtro}>
          Dar otro comprobante
        </Button>
      ) : (
        como.estado !== 'sin_efecto' &&
        como.estado !== 'sin_pago' && <Acciones recibo={recibo} telefono={pago.telefono} papel={papel} />
      )}
    </>
  );
}

/** A phone that never had a line since it was set up: the only time that a receipt needs one. */
function SinSerie({ uid, alTener }: { uid: string; alTener: () => void }) {
  const [pidiendo, setPidiendo] = useState(false);
  const [fallo, setFallo] = useState<string | null>(null);
  const pedir = async () => {
    setPidiendo(true);
    setFallo(null);
    try {
      await pedirOtraSerie(uid);
      alTener();
    } catch (error) {
      setFallo(mensajeDeError(error));
    }
    setPidiendo(false);
  };
  return (
    <div className="pila aire-8">
      <Alert
        type="info"
        showIcon
        title="Este teléfono necesita conexión una vez"
        description="Recibe así su serie de folios. Después da comprobantes también sin conexión. El pago ya está guardado."
      />
      {fallo !== null && <Alert type="error" showIcon title={fallo} />}
      <Button type="primary" block loading={pidiendo} onClick={() => void pedir()}>
        Pedir la serie
      </Button>
    </div>
  );
}

/** The collector who is signed in. */
type Quien = Pick<Usuario, 'id_usuario' | 'nombre'>;
type Props = { control: ControlDialogo; quien: Quien; pago: PagoConComprobante; previo: Dado | undefined };

function HojaComprobante({ control, quien: { id_usuario: uid, nombre }, pago, previo }: Props) {
  const [dado, setDado] = useState(previo);
  const dar = () => setDado(darComprobante(uid, pago));
  return (
    <Lamina
      title={`Comprobante de ${pago.quien}`}
      abierta={control.abierto}
      alCerrar={() => void control.cerrar()}
      alOcultar={control.alTerminar}
      destroyOnHidden
    >
      {dado ? (
        <ComprobanteDado
          key={dado.datos.cuerpo.token}
          pago={pago}
          dado={dado}
          cobrador={nombre}
          alPedirOtro={dar}
        />
      ) : (
        <SinSerie uid={uid} alTener={dar} />
      )}
    </Lamina>
  );
}

function mostrar(quien: Quien, pago: PagoConComprobante): void {
  const previo = darComprobante(quien.id_usuario, pago);
  abrirDialogo((control) => <HojaComprobante {...{ control, quien, pago, previo }} />);
}

/** A storage that hangs keeps no client waiting for the receipt. */
const PACIENCIA_MS = 5_000;

/** A phone whose storage was not read yet knows of no receipt that it gave: it would give another one. */
const trasLeer = ({ id_usuario }: Quien, hacer: () => void): void =>
  void conPlazo(() => salidaLeida(id_usuario), { ms: PACIENCIA_MS })
    .catch(() => undefined)
    .then(hacer)
    .catch(globalThis.reportError);

/** The receipt is numbered at the tap, and drawn at once. */
export const mostrarComprobante = (quien: Quien, pago: PagoConComprobante): void =>
  trasLeer(quien, () => mostrar(quien, pago));

/** Shows the receipt of the last payment of that credit that this phone holds. */
export const mostrarDelUltimo = (quien: Quien, paga: QuienPaga): void =>
  trasLeer(quien, () => {
    const registro = leerRegistros().findLast(
      ({ accion, sobre, monto = 0 }) =>
        accion === REGISTRAR_ABONO.nombre && sobre === paga.id_credito && monto > 0,
    );
    if (registro) mostrar(quien, pagoDeRegistro(paga, registro));
    else
      anunciar.atencion(
        'Este teléfono no guardó el pago.',
        'Da el comprobante desde el historial del cliente.',
      );
  });
