<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Admin;

use DOMDocument;
use DOMElement;
use DOMXPath;

/** What a browser without script would send for a form, with whatever somebody changed in it. */
final class Browser
{
    /** @return array<array-key, mixed> as PHP makes it of the request, unslashed */
    public static function submit(string $html): array
    {
        $document = new DOMDocument();
        $document->loadHTML('<?xml encoding="utf-8"?>' . $html, LIBXML_NOERROR);
        $xpath = new DOMXPath($document);
        $pairs = [];
        foreach ($xpath->query('//form//*[self::input or self::select or self::textarea][not(ancestor::template)]') ?: [] as $control) {
            if ($control instanceof DOMElement && $control->getAttribute('name') !== '') {
                $value = self::value($control, $xpath);
                if ($value !== null) {
                    $pairs[] = rawurlencode($control->getAttribute('name')) . '=' . rawurlencode($value);
                }
            }
        }
        parse_str(implode('&', $pairs), $data);

        return $data;
    }

    private static function value(DOMElement $control, DOMXPath $xpath): ?string
    {
        if ($control->tagName === 'textarea') {
            // Browsers send these line ends.
            return str_replace("\n", "\r\n", $control->textContent);
        }
        if ($control->tagName === 'select') {
            $options = $xpath->query('.//option[@selected]', $control) ?: throw new \LogicException('No query.');
            $all = $xpath->query('.//option', $control) ?: throw new \LogicException('No query.');
            $selected = $options->item(0) ?? $all->item(0);

            return $selected instanceof DOMElement ? $selected->getAttribute('value') : null;
        }
        $type = $control->getAttribute('type');
        if (in_array($type, ['checkbox', 'radio'], true)) {
            return $control->hasAttribute('checked') ? $control->getAttribute('value') : null;
        }

        return in_array($type, ['file', 'submit', 'button'], true) ? null : $control->getAttribute('value');
    }

    /**
     * @param array<array-key, mixed> $data
     * @return array<string, mixed> by field key
     */
    public static function fields(array $data): array
    {
        $fields = is_array($data['fields'] ?? null) ? $data['fields'] : [];

        return array_combine(array_map(strval(...), array_keys($fields)), $fields);
    }
}
