import type { crearGasto } from '@leal/contract';
import { type Centavos, centavos, CERO } from '@leal/domain';
import { Form } from 'antd';
import { useState } from 'react';
import { type Abono, REGISTRAR_ABONO } from '../../acciones/abono.ts';
import type { CreditoCobrable } from '../../acciones/toque.ts';
import { CREAR_GASTO } from '../../acciones/solicitud.ts';
import { NOMBRES } from '../../piezas/campos/nombres.ts';
import type { Accion } from '../../lib/acciones/accion.ts';
import { registroDe } from '../../lib/acciones/por-salida.ts';
import type { Datos } from '../../lib/api/opciones.ts';
import { escribirMonto, leerMonto } from '../../lib/leer-monto.ts';
import { negocio } from '../../lib/negocio.ts';
import type { Plano } from '../../lib/salida/registro.ts';
import { type Registro, traeDinero } from '../../lib/salida/registro.ts';
import { cambiarRegistro } from '../../lib/salida/salida.ts';
import { abrirDialogo, type ControlDialogo } from '../../ui/dialogos/almacen.ts';
import { DialogoFormulario } from '../../ui/formulario/DialogoFormulario.tsx';
import { EntradaMonto, reglaMonto } from '../../ui/formulario/EntradaMonto.tsx';
import { leerAbono, pista } from '../../comun/cobro/borrador-abono.ts';
import { YA_CAMBIO } from './textos.ts';
import { Intro } from '../../ui/formulario/Intro.tsx';

/**
 * The correction of a register: how its amount is read, and the register with another one, by its own form and action.
 */
type Corregible = {
  readonly monto: Centavos;
  /** The reason why that cannot be it; else null. */
  readonly falta: (texto: string) => string | null;
  readonly pista?: (texto: string) => string;
  readonly con: (antes: Registro, texto: string) => Registro;
};

/** The same register with other data, made anew by its own action: the tap, its number and its key stay. */
function conOtrosDatos<C extends Plano, D, R>(
  accion: Accion<C, D, R>,
  registro: Registro,
  datos: D,
): Registro {
  const { guardable } = accion;
  const { clave, uid, dispositivo, secuencia, acerca, capturado_en, desfase_ms } = registro;
  if (!guardable) throw new Error(`${accion.nombre} is never stored`);
  const de = { acerca: acerca as C, datos, clave, uid };
  return { ...registroDe(accion, guardable, de, { dispositivo, secuencia }), capturado_en, desfase_ms };
}

function abonoDe(registro: Registro): Corregible {
  const credito = registro.acerca as unknown as CreditoCobrable;
  const leer = (texto: string) =>
    leerAbono(texto, credito, {
      instante: new Date(registro.capturado_en),
      negocio: negocio(),
      forma: registro.forma,
    });
  return {
    monto: centavos(registro.monto ?? 0),
    falta: (texto) => {
      const leido = leer(texto);
      if (!leido.valido) return leido.mensaje;
      return leido.monto === CERO ? 'Si no cobraste nada, descarta el registro.' : null;
    },
    pista: (texto) => pista(leer(texto), credito),
    con: (antes, texto) => {
      const leido = leer(texto);
      if (!leido.valido) return antes;
      const datos = { ...(antes.datos as Abono), monto: leido.monto, previsto: leido.pronostico.tipo };
      return conOtrosDatos(REGISTRAR_ABONO, antes, datos);
    },
  };
}

function gastoDe({ datos }: Registro): Corregible {
  const { cuerpo } = datos as unknown as Datos<typeof crearGasto>;
  return {
    monto: cuerpo.monto,
    falta: () => null,
    con: (antes, texto) =>
      conOtrosDatos(CREAR_GASTO, antes, { cuerpo: { ...cuerpo, monto: leerMonto(texto) ?? cuerpo.monto } }),
  };
}

/** Money that was never sent; cash of a task goes by what remains of it, which this phone does not know here. */
function corregibleDe(registro: Registro): Corregible | undefined {
  if (registro.estado !== 'pendiente') return undefined;
  if (registro.accion === CREAR_GASTO.nombre) return gastoDe(registro);
  return registro.accion === REGISTRAR_ABONO.nombre && traeDinero(registro) ? abonoDe(registro) : undefined;
}

export const sePuedeCorregir = (registro: Registro): boolean => corregibleDe(registro) !== undefined;

type Valores = { monto: string };
type Props = { control: ControlDialogo; registro: Registro; corregible: Corregible };

/** Another amount for what was never sent: the tap, its number and its key stay. */
function DialogoCorregir({ control, registro, corregible }: Props) {
  const [formulario] = Form.useForm<Valores>();
  const original = escribirMonto(corregible.monto);
  const texto = Form.useWatch('monto', formulario) ?? original;
  const [mensaje, setMensaje] = useState<string | null>(null);
  const guardar = async ({ monto }: Valores) => {
    try {
      const hecho = await cambiarRegistro(registro, (antes) => corregible.con(antes, monto));
      if (hecho) return await control.cerrar();
      setMensaje(YA_CAMBIO);
    } catch (error) {
      globalThis.reportError(error);
      setMensaje('No se pudo guardar el cambio en este teléfono.');
    }
  };
  return (
    <DialogoFormulario<Valores>
      control={control}
      titulo="Corregir el monto"
      textoEnviar="Corregir"
      formulario={formulario}
      valores={{ monto: original }}
      primerCampo="monto"
      alEnviar={guardar}
      enviando={false}
      duda={undefined}
      fallo={{ titulo: 'No se corrigió', mensaje }}
    >
      <Intro>Todavía no se envía {registro.que}.</Intro>
      <Form.Item
        name="monto"
        label={NOMBRES.monto}
        extra={corregible.pista?.(texto)}
        rules={[
          reglaMonto('Ingresa un monto válido'),
          {
            validator: (_, escrito: string) => {
              const falta = corregible.falta(escrito);
              return falta === null ? Promise.resolve() : Promise.reject(new Error(falta));
            },
          },
        ]}
        validateFirst
      >
        <EntradaMonto size="large" />
      </Form.Item>
    </DialogoFormulario>
  );
}

export function abrirCorregir(registro: Registro): void {
  const corregible = corregibleDe(registro);
  if (corregible)
    abrirDialogo((control) => (
      <DialogoCorregir control={control} registro={registro} corregible={corregible} />
    ));
}
