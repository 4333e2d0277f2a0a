<?php

declare(strict_types=1);

namespace Passerelle\Admin\Structures;

use Passerelle\Admin\Markup;
use Passerelle\Admin\Oversight\LabelledInput;
use Passerelle\Admin\Pickers\Found;
use Passerelle\Admin\Pickers\RecordSearch;
use Passerelle\Admin\Table;
use Passerelle\Admin\Texts\Texts;
use Passerelle\Content\Model\ContentType;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\Text\PlainText;
use Passerelle\Rights\Viewer;
use Passerelle\Structures\Lifecycle\MergeExtent;
use Passerelle\Structures\Lifecycle\PreviewMerge;
use Passerelle\Structures\Lifecycle\StoredStructures;

/** Two structures are found, chosen, and merged after a preview. */
final readonly class MergeSection implements StructuresSection
{
    private const WORDS = 'words';
    /** Element where the preview begins. */
    private const PREVIEW = 'passerelle-merge';

    public function __construct(
        private Texts $texts,
        private RecordSearch $search,
        private StoredStructures $stored,
        private PreviewMerge $preview,
    ) {
    }

    public function html(array $input, Viewer $viewer): string
    {
        $words = $input[self::WORDS] ?? '';
        [$from, $into] = [StructureTasks::number($input, StructureTasks::GROUP), StructureTasks::number($input, StructureTasks::INTO)];
        $html = Markup::text('h2', $this->texts->get('structures.merge.title'))
            . Markup::text('p', $this->texts->get('structures.merge.intro')) . $this->searchForm($words);
        if ($words !== '') {
            $html .= $this->results($this->search->search([ContentType::Structure], $words), $words, $from, $into);
        }

        return $from === 0 && $into === 0 ? $html : $html . $this->preview($viewer, $from, $into);
    }

    private function searchForm(string $words): string
    {
        return Markup::element('form', ['method' => 'get', 'action' => admin_url('admin.php')], LabelledInput::hidden(['page' => StructuresScreen::PAGE])
            . LabelledInput::input('passerelle-structure-words', $this->texts->get('structures.merge.words'), self::WORDS, 'search', $words)
            . $this->button('structures.merge.search'));
    }

    /** @param list<Found> $found */
    private function results(array $found, string $words, int $from, int $into): string
    {
        $columns = array_map(fn (string $name): string => $this->texts->get("structures.column.{$name}"), ['name', 'from', 'into']);
        $radios = fn (Found $each): array => [
            $this->radio(StructureTasks::GROUP, 'from', $each, $from),
            $this->radio(StructureTasks::INTO, 'into', $each, $into),
        ];
        $rows = array_map(static fn (Found $each): array => [PlainText::escape($each->label), ...$radios($each)], $found);

        // The search stays, so that another choice can be made; the preview is below it.
        $form = ['method' => 'get', 'action' => admin_url('admin.php') . '#' . self::PREVIEW];

        return Markup::element('form', $form, LabelledInput::hidden(['page' => StructuresScreen::PAGE, self::WORDS => $words])
            . Table::of($this->texts->get('structures.merge.found'), $columns, $rows, $this->texts->get('picker.none'))
            . ($rows === [] ? '' : Markup::element('p', [], $this->button('structures.merge.preview'))));
    }

    private function radio(string $name, string $column, Found $found, int $chosen): string
    {
        $label = $this->texts->get("structures.column.{$column}") . ": {$found->label}";

        return Markup::element('input', [
            'type' => 'radio',
            'name' => $name,
            'value' => $found->id,
            'aria-label' => $label,
            'required' => true,
            'checked' => $found->id === $chosen,
        ]);
    }

    private function preview(Viewer $viewer, int $from, int $into): string
    {
        try {
            $extent = ($this->preview)($viewer, $this->stored->firstPost($from), $this->stored->firstPost($into));
        } catch (DomainError $error) {
            $text = $this->texts->get($error->errorCode === 'invalid_transition' ? 'structures.merge.same' : 'structures.merge.choose');

            return Markup::element('div', ['class' => 'notice notice-error inline', 'role' => 'alert', 'id' => self::PREVIEW], Markup::text('p', $text));
        }
        $lines = [
            $this->texts->get('structures.merge.records', ['count' => count($extent->referring)]),
            $this->texts->get('structures.merge.members', ['count' => count($extent->members->memberships), 'name' => $extent->into->title]),
            $this->texts->get('structures.merge.addresses', ['from' => $extent->from->title, 'into' => $extent->into->title]),
        ];

        $items = implode('', array_map(static fn (string $line): string => Markup::text('li', $line), $lines));

        return $this->question($extent) . Markup::element('ul', ['class' => 'ul-disc'], $items)
            . TaskForm::html(StructureTask::Merge, $this->texts, [StructureTasks::GROUP => (string) $from, StructureTasks::INTO => (string) $into], '', $extent->from->title);
    }

    private function question(MergeExtent $extent): string
    {
        $text = $this->texts->get('structures.merge.question', ['from' => $extent->from->title, 'into' => $extent->into->title]);

        return Markup::text('h3', $text, ['id' => self::PREVIEW, 'tabindex' => '-1']);
    }

    private function button(string $text): string
    {
        return Markup::text('button', $this->texts->get($text), ['type' => 'submit', 'class' => 'button']);
    }
}
