<?php

declare(strict_types=1);

namespace Passerelle\Admin\Oversight;

use Passerelle\Admin\Markup;
use Passerelle\Admin\Table;
use Passerelle\Kernel\Text\PlainText;

/** Lines of the audit log as a table. */
final readonly class AuditTable
{
    private const TIME = 'Y-m-d H:i:s';
    private const COLUMNS = ['line', 'at', 'who', 'roles', 'action', 'record', 'before', 'after', 'fields', 'reason'];
    private const PSEUDONYM_PREFIX = 8;

    public function __construct(private AuditLabels $labels)
    {
    }

    /** @param list<AuditRow> $rows */
    public function html(array $rows): string
    {
        $texts = $this->labels->texts;
        $columns = array_map(static fn (string $name): string => $texts->get("audit.column.{$name}"), self::COLUMNS);

        return Table::of($texts->get('audit.lines'), $columns, array_map($this->cells(...), $rows), $texts->get('audit.none'));
    }

    /** @return list<string> */
    private function cells(AuditRow $row): array
    {
        $line = $row->line;
        $labels = $this->labels;

        return [
            (string) $line->id,
            PlainText::escape($line->at->format(self::TIME)),
            $this->who($row),
            PlainText::escape(implode(', ', array_map($labels->role(...), $line->roles))),
            PlainText::escape($labels->action($line->action)),
            self::record($row),
            PlainText::escape($labels->status($line->before)),
            PlainText::escape($labels->status($line->after)),
            PlainText::escape(implode(', ', $line->fields)),
            PlainText::escape($row->reason()),
        ];
    }

    /** The pseudonym of an erased account still says which lines are one and the same person's. */
    private function who(AuditRow $row): string
    {
        $actor = $row->line->actor;
        if ($actor === '') {
            return PlainText::escape($this->labels->texts->get('audit.system'));
        }
        $name = $row->name ?? $this->labels->texts->get('audit.erased', ['pseudonym' => substr($actor, 0, self::PSEUDONYM_PREFIX)]);

        return Markup::text('a', $name, ['href' => AuditLogScreen::address([AuditQuery::ACTOR => $actor])]);
    }

    private static function record(AuditRow $row): string
    {
        $id = $row->line->postId;
        if ($id === 0) {
            return '';
        }
        $lines = Markup::text('a', "#{$id}", ['href' => AuditLogScreen::address([AuditQuery::RECORD => (string) $row->line->groupId])]);

        return $row->record === null ? $lines : $lines . ' ' . PlainText::escape($row->record->title);
    }
}
