<?php

declare(strict_types=1);

namespace Passerelle\Admin\Form\Controls;

use Passerelle\Admin\Form\Attachment;
use Passerelle\Admin\Form\Attachments;
use Passerelle\Admin\Form\FormState;
use Passerelle\Admin\Form\Slot;
use Passerelle\Admin\Markup;
use Passerelle\Admin\Texts\Texts;
use Passerelle\Content\FieldKind;
use Passerelle\Languages\Lang;

/** One file or several: checkboxes with previews for stored files, and an upload input. */
final readonly class FileControl implements Control
{
    private const NAMES = [
        'image/jpeg' => 'JPG',
        'image/png' => 'PNG',
        'application/pdf' => 'PDF',
        'video/mp4' => 'MP4',
        'video/webm' => 'WebM',
        'application/vnd.openxmlformats-officedocument.wordprocessingml.document' => 'DOCX',
    ];

    public function __construct(private Texts $texts, private Attachments $attachments)
    {
    }

    public function render(Slot $slot, mixed $value, FormState $form): string
    {
        $ids = array_values(array_map(intval(...), array_filter(is_array($value) ? $value : [$value], is_numeric(...))));
        $files = $this->attachments->findMany($ids);
        $current = '';
        foreach ($ids as $id) {
            $current .= $this->current($slot, $id, $files[$id] ?? null);
        }
        $isMany = $slot->field->kind === FieldKind::Files;
        [$types, $bytes] = $this->attachments->limits($slot->field);
        $hint = $slot->id('limits');
        $label = $this->texts->get($isMany ? 'file.add' : ($ids === [] ? 'file.choose' : 'file.replace'));

        return Markup::element('ul', ['class' => 'passerelle-files'], $current)
            . Markup::element('input', [
                ...$slot->attributes(),
                'type' => 'file',
                'name' => $slot->uploadName() . ($isMany ? '[]' : ''),
                'multiple' => $isMany,
                'accept' => implode(',', $types),
                'aria-label' => "{$slot->label} – {$label}",
                'aria-describedby' => trim("{$slot->describedBy()} {$hint}"),
            ])
            . Markup::text('p', $this->limits($types, $bytes), ['class' => 'description', 'id' => $hint])
            . Markup::element('input', ['type' => 'hidden', 'name' => $slot->name('present'), 'value' => '1']);
    }

    public function isGroup(): bool
    {
        return true;
    }

    private function current(Slot $slot, int $id, ?Attachment $file): string
    {
        $name = $file->name ?? $this->texts->get('file.missing');
        $box = Markup::element('input', ['type' => 'checkbox', 'name' => $slot->name('id', ''), 'value' => (string) $id, 'checked' => true]);
        $details = $file === null ? '' : ' ' . Markup::text('span', $this->size($file->bytes), ['class' => 'description']);
        $details .= $file === null ? '' : ' ' . Markup::text('span', $this->texts->get($file->state), ['class' => 'description passerelle-file-state']);
        $preview = $file === null || !$file->isReady ? '' : ($file->isImage
            ? Markup::element('img', ['src' => $file->url, 'alt' => $file->alt[$this->texts->language()->value] ?? '', 'loading' => 'lazy'])
            : '');
        $link = $file === null || $file->isImage || !$file->isReady ? Markup::text('span', $name) : Markup::text('a', $name, ['href' => $file->url]);

        return Markup::element('li', [], $preview . Markup::element('div', [], Markup::element('label', [], "{$box} {$link}{$details}")
            . ($file?->isImage === true ? $this->alternatives($slot, $file) : '')));
    }

    private function alternatives(Slot $slot, Attachment $file): string
    {
        $html = '';
        foreach (Lang::cases() as $language) {
            $id = $slot->id("alt-{$file->id}-{$language->value}");
            $html .= Markup::text('label', $this->texts->get("file.alt.{$language->value}"), ['for' => $id]) . Markup::element('input', [
                'type' => 'text',
                'id' => $id,
                'class' => 'regular-text',
                'name' => "passerelle_alt[{$file->id}][{$language->value}]",
                'value' => $file->alt[$language->value] ?? '',
            ]);
        }

        return Markup::element('div', ['class' => 'passerelle-alt'], $html . Markup::text('p', $this->texts->get('file.alt.help'), ['class' => 'description']));
    }

    /** @param list<string> $types MIME */
    private function limits(array $types, int $bytes): string
    {
        $names = array_map(static fn (string $type): string => self::NAMES[$type] ?? $type, $types);

        return $this->texts->get('file.limits', ['types' => implode(', ', $names), 'size' => $this->size($bytes)]);
    }

    private function size(int $bytes): string
    {
        return $bytes >= 1_000_000
            ? $this->texts->get('size.mb', ['size' => number_format_i18n($bytes / 1_000_000, $bytes % 1_000_000 === 0 ? 0 : 1)])
            : $this->texts->get('size.kb', ['size' => number_format_i18n(max(1, (int) round($bytes / 1000)))]);
    }
}
