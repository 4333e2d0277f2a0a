<?php

declare(strict_types=1);

namespace Passerelle\Admin;

/** A table of data: with a caption, heads of columns and rows, and scrolling sideways on small screens, by keyboard too. */
final class Table
{
    /**
     * @param list<string> $columns
     * @param list<list<string>> $rows cells as HTML; the first of a row is its head
     * @param string $empty text in place of rows
     */
    public static function of(string $caption, array $columns, array $rows, string $empty): string
    {
        $head = implode('', array_map(static fn (string $name): string => Markup::text('th', $name, ['scope' => 'col']), $columns));
        $body = $rows === []
            ? Markup::element('tr', [], Markup::text('td', $empty, ['colspan' => count($columns)]))
            : implode('', array_map(self::row(...), $rows));
        $table = Markup::element('table', ['class' => 'widefat striped'], Markup::text('caption', $caption)
            . Markup::element('thead', [], Markup::element('tr', [], $head)) . Markup::element('tbody', [], $body));

        return Markup::element('div', ['class' => 'passerelle-log-table', 'role' => 'region', 'tabindex' => '0', 'aria-label' => $caption], $table);
    }

    /** @param list<string> $cells */
    private static function row(array $cells): string
    {
        $first = array_shift($cells) ?? '';
        $html = Markup::element('th', ['scope' => 'row'], $first);
        foreach ($cells as $cell) {
            $html .= Markup::element('td', [], $cell);
        }

        return Markup::element('tr', [], $html);
    }
}
