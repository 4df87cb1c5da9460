import './buscar.css';
import { SearchOutlined } from '@ant-design/icons';
import { LARGO_PREFIJO } from '@leal/domain';
import { Button, type InputRef } from 'antd';
import { type KeyboardEvent, useState } from 'react';
import { faltaParaBuscar } from '../../../piezas/cliente/filtro.ts';
import { useBuscado } from '../../../lib/use-retrasado.ts';
import { escribirLoAdelantado } from '../../../ui/capas/adelanto.ts';
import { Ventana } from '../../../ui/capas/Ventana.tsx';
import { abrirDialogo, type ControlDialogo } from '../../../ui/dialogos/almacen.ts';
import { Entrada } from '../../../ui/formulario/entradas.ts';
import { clientesRecientes } from '../recientes.ts';
import { Hallados, Lista } from './Hallados.tsx';

const MAXIMO = 100;
const INVITACION = 'Nombre, teléfono o negocio';

/** The field gets the focus as soon as it is there: what one types right after the shortcut is not lost. */
function enfocar(campo: InputRef | null): void {
  if (!campo) return;
  campo.focus();
  escribirLoAdelantado();
}

/** The field, and below it the clients as links: the arrows go from one to the next. */
function alRecorrer(suceso: KeyboardEvent<HTMLElement>): void {
  const paso = { ArrowDown: 1, ArrowUp: -1 }[suceso.key];
  if (paso === undefined) return;
  suceso.preventDefault();
  const paradas = [...suceso.currentTarget.querySelectorAll<HTMLElement>('input, a')];
  const desde = paradas.findIndex((parada) => parada === document.activeElement);
  paradas[Math.min(Math.max(desde + paso, 0), paradas.length - 1)]?.focus();
}

function SinTexto({ alAbrir }: { alAbrir: () => void }) {
  const recientes = clientesRecientes();
  if (recientes.length === 0)
    return (
      <p className="buscar-nota nota en-bloque">{`Escribe al menos ${LARGO_PREFIJO.minimo} letras o números.`}</p>
    );
  return (
    <>
      <p className="buscar-nota nota en-bloque">Vistos hace poco</p>
      <Lista clientes={recientes} nombre="Vistos hace poco" alAbrir={alAbrir} />
    </>
  );
}

function Buscador({ control }: { control: ControlDialogo }) {
  const [texto, setTexto] = useState('');
  const busqueda = useBuscado(texto, MAXIMO);
  const cerrar = () => void control.cerrar();
  const falta = faltaParaBuscar(busqueda);
  /** Enter in the field opens the first one, once it is the answer to what is typed. */
  const alEntrar = (suceso: KeyboardEvent<HTMLElement>) => {
    const lista = suceso.currentTarget.closest('.buscar')?.querySelector('[aria-busy="false"]');
    if (busqueda === texto.trim()) lista?.querySelector('a')?.click();
  };
  return (
    <Ventana
      abierta={control.abierto}
      alCerrar={cerrar}
      title="Buscar cliente"
      width={640}
      footer={<Button onClick={cerrar}>Cerrar</Button>}
      afterClose={control.alTerminar}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- its field and links have the focus */}
      <search className="buscar" onKeyDown={alRecorrer}>
        <Entrada
          ref={enfocar}
          allowClear
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={MAXIMO}
          prefix={<SearchOutlined aria-hidden />}
          placeholder={INVITACION}
          aria-label={INVITACION}
          value={texto}
          onChange={(e) => setTexto(e.target.value)}
          onPressEnter={alEntrar}
        />
        <div className="buscar-resultado">
          {busqueda === '' && <SinTexto alAbrir={cerrar} />}
          {falta !== null && <p className="buscar-nota nota en-bloque">{falta}</p>}
          {busqueda !== '' && falta === null && <Hallados busqueda={busqueda} alAbrir={cerrar} />}
        </div>
      </search>
    </Ventana>
  );
}

/** Any client, from anywhere: typed, chosen with the arrows, opened with Enter. */
export const abrirBuscador = (): void => abrirDialogo((control) => <Buscador control={control} />);
