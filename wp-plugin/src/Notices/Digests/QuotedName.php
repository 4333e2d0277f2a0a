<?php

declare(strict_types=1);

namespace Passerelle\Notices\Digests;

use Passerelle\Languages\Lang;

/** The name of a followed thing as it stands between quotation marks: its own are those of the second level. */
final class QuotedName
{
    private const ELLIPSIS = '…';

    public static function of(string $name, Lang $language): string
    {
        return $language === Lang::French
            ? (string) preg_replace(['/«[\s\x{A0}\x{202F}]*/u', '/[\s\x{A0}\x{202F}]*»/u'], ['“', '”'], $name)
            : strtr($name, ['“' => '‘', '”' => '’']);
    }

    /** @param int $max characters */
    public static function short(string $name, Lang $language, int $max): string
    {
        $inner = self::of($name, $language);

        return mb_strlen($inner) <= $max ? $inner : rtrim(mb_substr($inner, 0, $max - 1), " \u{A0}\u{202F}·") . self::ELLIPSIS;
    }
}
