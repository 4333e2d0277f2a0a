<?php

declare(strict_types=1);

namespace Passerelle\Admin\Screen;

use DateTimeZone;
use Passerelle\Accounts\Capability;
use Passerelle\Accounts\Viewer;
use Passerelle\Admin\Form\FormState;
use Passerelle\Admin\Form\Slot;
use Passerelle\Admin\Labels;
use Passerelle\Admin\Markup;
use Passerelle\Admin\PublicAddress;
use Passerelle\Content\ContentPolicy;
use Passerelle\Content\ContentType;
use Passerelle\Content\OfflineNote;
use Passerelle\Content\Record;
use Passerelle\Content\Status;
use Passerelle\Kernel\FieldError;

/** Status of the record and the steps that this person may take from it. */
final readonly class PublishBox
{
    public function __construct(
        private Labels $labels,
        private ContentPolicy $policy,
        private PublicAddress $address,
        private Dates $dates,
    ) {
    }

    public function render(FormState $form, Viewer $viewer): string
    {
        $steps = $this->steps($form, $viewer);
        $isDraft = $form->record === null || in_array($form->record->status, [Status::AutoDraft, Status::Draft], true);
        $canPublish = in_array(Step::Publish, $steps, true);

        return $this->state($form->record)
            . $this->sameTexts($form)
            . Markup::element('div', ['class' => 'passerelle-buttons'], $this->button(
                Step::Save,
                $this->labels->texts->get($isDraft ? 'action.save_draft' : 'action.save'),
                !$canPublish,
            ) . ($canPublish ? $this->button(Step::Publish, $this->labels->texts->get('action.publish'), true) : ''))
            . (in_array(Step::Schedule, $steps, true) ? $this->schedule($form) : '')
            . $this->others($steps);
    }

    /** @return list<Step> */
    private function steps(FormState $form, Viewer $viewer): array
    {
        $record = $form->record;
        if ($record === null) {
            return $viewer->can(Capability::Publish->of($form->definition->type())) ? [Step::Publish, Step::Schedule] : [];
        }

        return array_values(array_filter(Step::cases(), function (Step $step) use ($record, $viewer): bool {
            $transition = $step->transition();
            $before = $record->status === Status::Offline ? OfflineNote::statusBefore($record->id) : null;

            return $transition !== null
                && self::isOffered($step, $record->type)
                && $transition->startsFrom($record->status)
                && $this->policy->canChangeStatus($viewer, $record, $transition->target($before));
        }));
    }

    /** Only calls wait for a publication date; other types wait for a validator, which is not staff's step. */
    private static function isOffered(Step $step, ContentType $type): bool
    {
        return !in_array($step, [Step::Ready, Step::Unready], true) || $type === ContentType::CallForApplication;
    }

    /** The confirmation that a publication refused with same_as_source asks for. */
    private function sameTexts(FormState $form): string
    {
        $isAsked = array_filter($form->errors, static fn (FieldError $error): bool => $error->code === 'same_as_source') !== [];
        if (!$isAsked) {
            return '';
        }
        $id = Slot::idOf(Request::SAME_TEXTS);

        return Markup::element('p', [], Markup::element('input', ['type' => 'checkbox', 'id' => $id, 'name' => Request::SAME_TEXTS, 'value' => '1'])
            . ' ' . Markup::text('label', $this->labels->texts->get('publish.same_texts'), ['for' => $id]));
    }

    private function state(?Record $record): string
    {
        $texts = $this->labels->texts;
        if ($record === null) {
            return Markup::element('p', [], Markup::text('strong', $texts->get('status.auto-draft')));
        }
        $lines = [
            esc_html($texts->get('publish.status')) . ' ' . Markup::text('strong', $this->labels->status($record->status, $record->type), [
                'class' => 'passerelle-status',
                'data-status' => $record->status->value,
            ]),
            esc_html($texts->get('publish.updated', ['date' => $this->dates->full($record->modifiedAt)])),
        ];
        if ($record->publishedAt !== null) {
            $key = $record->status === Status::Scheduled ? 'publish.planned' : 'publish.at';
            $lines[] = esc_html($texts->get($key, ['date' => $this->dates->full($record->publishedAt)]));
        }
        $address = $this->address->of($record);
        if ($address !== null) {
            $lines[] = Markup::text('a', $texts->get('action.view'), ['href' => $address]);
        }

        return implode('', array_map(static fn (string $line): string => Markup::element('p', [], $line), $lines));
    }

    private function schedule(FormState $form): string
    {
        $texts = $this->labels->texts;
        $zone = SaveHandler::zone($form);
        $errors = array_filter($form->errors, static fn (FieldError $error): bool => $error->path === 'publishedAt');
        $id = Slot::idOf('publishedAt');
        $parts = explode(' ', $form->plannedAt);
        $message = implode(' ', array_map(fn (FieldError $error): string => $this->labels->error($error), $errors));

        return Markup::element(
            'details',
            ['open' => $errors !== [] || $form->plannedAt !== '', 'class' => 'passerelle-schedule'],
            Markup::text('summary', $texts->get('action.schedule'))
            . ($message === '' ? '' : Markup::text('p', $message, ['class' => 'passerelle-error', 'id' => "{$id}-error"]))
            . Markup::text('label', $texts->get('action.schedule.date'), ['for' => $id])
            . Markup::element('input', ['type' => 'date', 'id' => $id, 'name' => Request::AT . '[date]', 'value' => $parts[0],
                'aria-invalid' => $message === '' ? null : 'true', 'aria-describedby' => $message === '' ? null : "{$id}-error"])
            . Markup::text('label', $texts->get('action.schedule.time'), ['for' => "{$id}-time"])
            . Markup::element('input', ['type' => 'time', 'id' => "{$id}-time", 'name' => Request::AT . '[time]', 'value' => $parts[1] ?? ''])
            . Markup::text('p', $texts->get('action.schedule.zone', ['zone' => Dates::zoneName($zone)]), ['class' => 'description'])
            . $this->button(Step::Schedule, $texts->get('action.schedule'), false),
        );
    }

    /** @param list<Step> $steps */
    private function others(array $steps): string
    {
        $html = '';
        foreach ([Step::Ready, Step::Unready, Step::Unschedule, Step::Offline, Step::Online, Step::Complete, Step::Reopen] as $step) {
            $html .= in_array($step, $steps, true) ? $this->button($step, $this->labels->texts->get("action.{$step->value}"), false) : '';
        }
        if (in_array(Step::Trash, $steps, true)) {
            $html .= Markup::text('button', $this->labels->texts->get('action.trash'), [
                'type' => 'submit',
                'name' => Request::STEP,
                'value' => Step::Trash->value,
                'class' => 'button-link button-link-delete',
            ]);
        }

        return $html === '' ? '' : Markup::element('div', ['class' => 'passerelle-buttons'], $html);
    }

    private function button(Step $step, string $label, bool $isPrimary): string
    {
        return Markup::text('button', $label, [
            'type' => 'submit',
            'name' => Request::STEP,
            'value' => $step->value,
            'class' => $isPrimary ? 'button button-primary' : 'button',
        ]);
    }
}
