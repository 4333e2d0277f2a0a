<?php

declare(strict_types=1);

namespace Passerelle\Applications\Decisions\DecisionLetters;

use Passerelle\Languages\Lang;

/** Amounts as texts of a language. They never break inside, and are never floating. */
final class Amounts
{
    /** @param string $amount digits with a point before decimals */
    public static function text(string $amount, string $currency, Lang $language): string
    {
        [$whole, $fraction] = [...explode('.', $amount), ''];
        $isFrench = $language === Lang::French;
        $grouped = strrev(implode($isFrench ? strrev("\u{202F}") : ',', str_split(strrev($whole), 3)));
        $number = $fraction === '' ? $grouped : $grouped . ($isFrench ? ',' : '.') . $fraction;

        return $isFrench ? "{$number}\u{A0}{$currency}" : "{$currency}\u{A0}{$number}";
    }
}
