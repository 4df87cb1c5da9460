import { centavos, type Centavos, formatearNumero, formatearPesos } from '@leal/domain';
import { Button } from 'antd';
import { useState } from 'react';
import { RECIBIR_REGISTRO, entregaDe } from '../../acciones/entrega-de-registro.ts';
import { useCobradores } from '../../piezas/cobradores/use-cobradores.ts';
import { conMayuscula, cuantos } from '../../piezas/textos/textos.ts';
import { darClave } from '../../lib/acciones/memoria-intentos.ts';
import { useAccion } from '../../lib/acciones/use-accion.ts';
import { mensajeDeError } from '../../lib/api/error-api.ts';
import { quitar, registrosDe } from '../../lib/salida/almacen.ts';
import { type Apunte, apuntes } from '../../lib/salida/apuntes.ts';
import { type Registro, sinTerminar } from '../../lib/salida/registro.ts';
import { alertar, confirmar } from '../../ui/dialogos/almacen.ts';
import '../../ui/franja.css';

/** The registers of somebody whose account is off, on this phone; whoever can sign in sends what is theirs. */
type Ajeno = { readonly uid: string; readonly nombre: string; readonly registros: readonly Apunte[] };

const sumaDe = (registros: readonly Pick<Registro, 'monto'>[]): Centavos =>
  centavos(registros.reduce((total, { monto = 0 }) => total + monto, 0));

/** '3 registros sin enviar de Ana · $360.00'. */
function textoDe(registros: readonly Pick<Registro, 'monto'>[], nombre: string): string {
  const suma = sumaDe(registros);
  const cuenta = `${cuantos(registros.length, 'registro', 'registros')} sin enviar de ${nombre}`;
  return suma === 0 ? cuenta : `${cuenta} · ${formatearPesos(suma)}`;
}

type Mandar = (registro: Registro) => Promise<keyof typeof QUE_FUE>;
const QUE_FUE = {
  en_revision: (n: number) => `${cuantos(n, 'queda', 'quedan')} por revisar en Capturas tardías.`,
  asentado: (n: number) => `${cuantos(n, 'ya estaba registrado', 'ya estaban registrados')}.`,
  anotado: (n: number) =>
    `${cuantos(n, 'sin efectivo no se registró', 'sin efectivo no se registraron')}: la bitácora dice cuáles.`,
};

/** One after the other: each goes from the phone when the server has it, and what it refuses stays. */
async function mandarTodos(registros: readonly Registro[], mandar: Mandar): Promise<string[]> {
  const cuenta = { en_revision: 0, asentado: 0, anotado: 0 };
  const rechazos: string[] = [];
  for (const registro of registros)
    try {
      cuenta[await mandar(registro)] += 1;
      await quitar(registro.clave);
    } catch (error) {
      rechazos.push(`No se entregó ${registro.que}: ${mensajeDeError(error)}`);
    }
  const cuales = (Object.keys(QUE_FUE) as (keyof typeof QUE_FUE)[]).filter((cual) => cuenta[cual] > 0);
  return [...cuales.map((cual) => QUE_FUE[cual](cuenta[cual])), ...rechazos];
}

/** A question is read whole. */
const A_LA_VISTA = 10;

const Renglones = ({ renglones }: { renglones: readonly string[] }) =>
  renglones.map((renglon) => <p key={renglon}>{renglon}</p>);

async function entregar({ uid, nombre }: Ajeno, mandar: Mandar): Promise<void> {
  const registros = (await registrosDe(uid)).filter(sinTerminar);
  // Only the marks of those registers are left.
  if (registros.length === 0)
    return alertar({
      tipo: 'error',
      titulo: 'Este teléfono ya no los tiene',
      contenido: `El navegador los borró: pregúntale a ${nombre} qué cobró y a quién.`,
    });
  let dicho: string[] = [];
  const hecho = await confirmar({
    titulo: `¿Entregar ${textoDe(registros, nombre)}?`,
    contenido: (
      <Renglones
        renglones={[
          'El efectivo queda a su nombre en Capturas tardías, para que decidas si se registra o se devuelve. Lo que no trae efectivo solo se anota en la bitácora.',
          ...registros.slice(0, A_LA_VISTA).map(({ que }) => conMayuscula(que)),
          ...(registros.length > A_LA_VISTA
            ? [`Y ${formatearNumero(registros.length - A_LA_VISTA)} más.`]
            : []),
        ]}
      />
    ),
    textoConfirmar: 'Entregar',
    onConfirm: async () => (dicho = await mandarTodos(registros, mandar)),
  });
  if (hecho) await alertar({ titulo: `Registros de ${nombre}`, contenido: <Renglones renglones={dicho} /> });
}

function useAjenos(): readonly Ajeno[] {
  const { data: cobradores = [] } = useCobradores();
  const todas = apuntes();
  return cobradores.flatMap(({ id_usuario: uid, nombre, activo }) => {
    const registros = todas.filter((marca) => marca.uid === uid);
    return activo || registros.length === 0 ? [] : [{ uid, nombre, registros }];
  });
}

function DeApagados() {
  const [, contar] = useState(0);
  const { ejecutar } = useAccion(RECIBIR_REGISTRO);
  const mandar: Mandar = async (registro) => {
    const datos = entregaDe(registro);
    // Handed over again, by this page or another, it is the same call.
    darClave(datos, registro.clave);
    return (await ejecutar({ clave: registro.clave, que: registro.que }, datos)).resultado;
  };
  return useAjenos().map((ajeno) => (
    <output key={ajeno.uid} data-pie className="franja fila aire-12 extremos tinta">
      <span>{`Este teléfono guarda ${textoDe(ajeno.registros, ajeno.nombre)}`}</span>
      <Button type="primary" onClick={() => void entregar(ajeno, mandar).finally(() => contar((n) => n + 1))}>
        Entregar
      </Button>
    </output>
  ));
}

/** A manager sees this on the phone of somebody who was turned off; everybody else's holds nothing of the kind. */
export const Ajenos = () => (apuntes().length === 0 ? null : <DeApagados />);
