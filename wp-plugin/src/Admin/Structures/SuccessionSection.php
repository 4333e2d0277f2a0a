<?php

declare(strict_types=1);

namespace Passerelle\Admin\Structures;

use Passerelle\Admin\Markup;
use Passerelle\Admin\Screen\Dates;
use Passerelle\Admin\Table;
use Passerelle\Admin\Texts\Texts;
use Passerelle\Content\Record;
use Passerelle\Kernel\Composition\Priority;
use Passerelle\Kernel\Text\PlainText;
use Passerelle\Rights\Viewer;
use Passerelle\Structures\Lifecycle\Succession\Ownerless;
use Passerelle\Structures\Lifecycle\Succession\ScheduleSuccession;
use Passerelle\Structures\Lifecycle\Succession\Succession;
use Passerelle\Structures\Lifecycle\Succession\SuccessionStore;
use Passerelle\Structures\Memberships\MemberList;

/** Structures without an active owner, and what is decided about them. */
#[Priority(20)]
final readonly class SuccessionSection implements StructuresSection
{
    public function __construct(
        private Texts $texts,
        private Dates $dates,
        private Ownerless $ownerless,
        private ScheduleSuccession $schedule,
        private SuccessionStore $successions,
    ) {
    }

    public function html(array $input, Viewer $viewer): string
    {
        $title = $this->texts->get('structures.succession.title');
        $columns = array_map(fn (string $name): string => $this->texts->get("structures.column.{$name}"), ['name', 'owners', 'decision']);
        $rows = array_map(fn (array $found): array => $this->row(...$found), array_values($this->ownerless->all()));

        return Markup::text('h2', $title)
            . Markup::text('p', $this->texts->get('structures.succession.intro', ['days' => $this->schedule->days()]))
            . Table::of($title, $columns, $rows, $this->texts->get('structures.succession.none'));
    }

    /** @return list<string> */
    private function row(Record $structure, MemberList $members): array
    {
        $succession = $this->successions->find($structure->groupId);
        $decision = $succession === null ? '' : Markup::text('p', $this->said($succession)) . $this->form(StructureTask::Cancel, $structure);

        return [
            PlainText::escape($structure->title),
            PlainText::escape(implode(', ', array_map($this->name(...), $members->owners()))),
            $decision . $this->choice($structure, $members) . $this->form(StructureTask::Close, $structure),
        ];
    }

    private function said(Succession $succession): string
    {
        $date = $this->dates->full($succession->due);

        return $succession->isClosure()
            ? $this->texts->get('structures.succession.closing', ['date' => $date])
            : $this->texts->get('structures.succession.planned', ['name' => $this->name($succession->heirId), 'date' => $date]);
    }

    private function choice(Record $structure, MemberList $members): string
    {
        $heirs = $this->ownerless->heirs($members);
        if ($heirs === []) {
            return Markup::text('p', $this->texts->get('structures.succession.no_heir'));
        }
        $id = "passerelle-heir-{$structure->groupId}";
        $options = array_combine(array_map(strval(...), $heirs), array_map($this->name(...), $heirs));
        $label = Markup::text('label', $this->texts->get('structures.succession.heir'), ['for' => $id]);

        return $this->form(StructureTask::HandOver, $structure, "{$label} " . Markup::select($options, '', ['name' => StructureTasks::HEIR, 'id' => $id]));
    }

    private function form(StructureTask $task, Record $structure, string $controls = ''): string
    {
        return TaskForm::html($task, $this->texts, [StructureTasks::GROUP => (string) $structure->groupId], $controls, $structure->title);
    }

    private function name(int $userId): string
    {
        $user = get_userdata($userId);

        return $user === false ? $this->texts->get('account.unknown_actor') : $user->display_name;
    }
}
