<?php

declare(strict_types=1);

namespace Passerelle\Admin\Structures;

use Passerelle\Admin\Markup;
use Passerelle\Admin\Screen\Dates;
use Passerelle\Admin\Table;
use Passerelle\Admin\Texts\Texts;
use Passerelle\Content\Records;
use Passerelle\Kernel\Composition\Priority;
use Passerelle\Kernel\Text\PlainText;
use Passerelle\Rights\Viewer;
use Passerelle\Structures\Lifecycle\EndedStore;
use Passerelle\Structures\Lifecycle\EndedStructure;

/** Deleted and merged structures, with the days that are left to bring them back. */
#[Priority(10)]
final readonly class EndedSection implements StructuresSection
{
    public function __construct(private Texts $texts, private Dates $dates, private EndedStore $ended, private Records $records)
    {
    }

    public function html(array $input, Viewer $viewer): string
    {
        $ended = array_values(array_filter($this->ended->all(), fn (EndedStructure $each): bool => $this->ended->daysLeft($each) > 0));
        $columns = array_map(fn (string $name): string => $this->texts->get("structures.column.{$name}"), ['name', 'what', 'at', 'days', 'restore']);

        return Markup::text('h2', $this->texts->get('structures.ended.title'))
            . Markup::text('p', $this->texts->get('structures.ended.intro', ['days' => $this->ended->restoreDays]))
            . Table::of($this->texts->get('structures.ended.title'), $columns, array_map($this->row(...), $ended), $this->texts->get('structures.ended.none'));
    }

    /** @return list<string> */
    private function row(EndedStructure $structure): array
    {
        $what = $structure->isMerged()
            ? $this->texts->get('structures.ended.merged', ['name' => $this->name($structure->intoGroup)])
            : $this->texts->get('structures.ended.deleted');

        return [
            PlainText::escape($this->name($structure->groupId)),
            PlainText::escape($what),
            PlainText::escape($this->dates->full($structure->endedAt)),
            PlainText::escape((string) $this->ended->daysLeft($structure)),
            $this->form($structure),
        ];
    }

    private function form(EndedStructure $structure): string
    {
        $task = $structure->isMerged() ? StructureTask::UndoMerge : StructureTask::Restore;
        $id = "passerelle-owner-{$structure->groupId}";

        $email = $this->hasOwner($structure) ? '' : Markup::text('label', $this->texts->get('structures.owner'), ['for' => $id]) . ' '
            . Markup::element('input', ['type' => 'email', 'name' => StructureTasks::EMAIL, 'id' => $id, 'autocomplete' => 'off', 'required' => true]);

        return TaskForm::html($task, $this->texts, [StructureTasks::GROUP => (string) $structure->groupId], $email, $this->name($structure->groupId));
    }

    /** Whether an owner that it had still has an account. */
    private function hasOwner(EndedStructure $structure): bool
    {
        $owners = $this->ended->members($structure->id, $structure->groupId)->owners();

        return array_filter($owners, static fn (int $userId): bool => get_userdata($userId) !== false) !== [];
    }

    private function name(int $groupId): string
    {
        $languages = array_values($this->records->findGroups([$groupId])[$groupId] ?? []);

        return $languages[0]->title ?? $this->texts->get('picker.missing');
    }
}
