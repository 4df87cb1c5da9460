import { Button, type ButtonProps } from 'antd';
import { useHref, useLinkClickHandler } from 'react-router-dom';

type Props = Omit<ButtonProps, 'href' | 'onClick'> & { camino: string };

/** A link to another screen that looks like a button: it opens in a new tab as links do. */
export function BotonEnlace({ camino, ...resto }: Props) {
  const href = useHref(camino);
  const alTocar = useLinkClickHandler(camino);
  return <Button {...resto} href={href} onClick={(e) => alTocar(e as React.MouseEvent<HTMLAnchorElement>)} />;
}
