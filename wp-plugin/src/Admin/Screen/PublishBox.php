<?php

declare(strict_types=1);

namespace Passerelle\Admin\Screen;

use Passerelle\Admin\Form\FormState;
use Passerelle\Admin\Form\Slot;
use Passerelle\Admin\Labels;
use Passerelle\Admin\Markup;
use Passerelle\Admin\PublicAddress;
use Passerelle\Content\Actions\StatusChange;
use Passerelle\Content\Model\Status;
use Passerelle\Content\Record;
use Passerelle\Kernel\FieldError;
use Passerelle\Kernel\Text\PlainText;
use Passerelle\Rights\Capability;
use Passerelle\Rights\Policy;
use Passerelle\Rights\Precondition;
use Passerelle\Rights\Transition;
use Passerelle\Rights\Viewer;

/** Status of the record, and buttons for the transitions that the user may perform. */
final readonly class PublishBox
{
    private const PRIMARY = 'button button-primary';

    public function __construct(
        private Labels $labels,
        private Policy $policy,
        private PublicAddress $address,
        private Dates $dates,
    ) {
    }

    public function render(FormState $form, Viewer $viewer): string
    {
        $steps = $this->steps($form, $viewer);
        $isDraft = $form->record === null || in_array($form->record->status, [Status::AutoDraft, Status::Draft], true);
        $canPublish = in_array(Transition::Publish, $steps, true);

        return $this->state($form->record)
            . $this->sameTexts($form)
            . Markup::element('div', ['class' => 'passerelle-buttons'], $this->button(
                Step::Save,
                $this->labels->texts->get($isDraft ? 'action.save_draft' : 'action.save'),
                $canPublish ? 'button' : self::PRIMARY,
            ) . ($canPublish ? $this->button(Transition::Publish, $this->label(Transition::Publish), self::PRIMARY) : ''))
            . (in_array(Transition::Schedule, $steps, true) ? $this->schedule($form) : '')
            . $this->withReason($form, array_values(array_filter($steps, self::needsReason(...))))
            . $this->others($steps);
    }

    /** @return list<Transition> */
    private function steps(FormState $form, Viewer $viewer): array
    {
        $record = $form->record;
        if ($record === null) {
            return $viewer->can(Capability::Publish->of($form->definition->type())) ? [Transition::Publish, Transition::Schedule] : [];
        }

        return array_values(array_filter(Transition::onEditScreen(), fn (Transition $step): bool => $step->startsFrom($record->status, $record->type)
            && $this->policy->can($viewer, $step, $record)));
    }

    /** Confirmation checkbox after a publication was rejected with same_as_source. */
    private function sameTexts(FormState $form): string
    {
        $needsConfirmation = array_filter($form->errors, static fn (FieldError $error): bool => $error->code === 'same_as_source') !== [];
        if (!$needsConfirmation) {
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
            PlainText::escape($texts->get('publish.status')) . ' ' . Markup::text('strong', $this->labels->status($record->status, $record->type), [
                'class' => 'passerelle-status',
                'data-status' => $record->status->value,
            ]),
            PlainText::escape($texts->get('publish.updated', ['date' => $this->dates->full($record->modifiedAt)])),
        ];
        if ($record->publishedAt !== null) {
            $key = $record->status === Status::Scheduled ? 'publish.planned' : 'publish.at';
            $lines[] = PlainText::escape($texts->get($key, ['date' => $this->dates->full($record->publishedAt)]));
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
        $zone = PerformStep::zone($form);
        $id = Slot::idOf('publishedAt');
        $parts = explode(' ', $form->plannedAt);
        $message = $this->messages($form, 'publishedAt');

        return Markup::element(
            'details',
            ['open' => $message !== '' || $form->plannedAt !== '', 'class' => 'passerelle-schedule'],
            Markup::text('summary', $texts->get('action.schedule'))
            . ($message === '' ? '' : Markup::text('p', $message, ['class' => 'passerelle-error', 'id' => "{$id}-error"]))
            . Markup::text('label', $texts->get('action.schedule.date'), ['for' => $id])
            . Markup::element('input', ['type' => 'date', 'id' => $id, 'name' => Request::AT . '[date]', 'value' => $parts[0],
                'aria-invalid' => $message === '' ? null : 'true', 'aria-describedby' => $message === '' ? null : "{$id}-error"])
            . Markup::text('label', $texts->get('action.schedule.time'), ['for' => "{$id}-time"])
            . Markup::element('input', ['type' => 'time', 'id' => "{$id}-time", 'name' => Request::AT . '[time]', 'value' => $parts[1] ?? ''])
            . Markup::text('p', $texts->get('action.schedule.zone', ['zone' => Dates::zoneName($zone)]), ['class' => 'description'])
            . $this->button(Transition::Schedule, $this->label(Transition::Schedule)),
        );
    }

    /**
     * With their reason, which the audit log keeps.
     *
     * @param list<Transition> $steps
     */
    private function withReason(FormState $form, array $steps): string
    {
        if ($steps === []) {
            return '';
        }
        $labels = array_map($this->label(...), $steps);
        $id = Slot::idOf(StatusChange::REASON);
        $message = $this->messages($form, StatusChange::REASON);

        return Markup::element(
            'details',
            ['open' => $message !== '', 'class' => 'passerelle-schedule'],
            Markup::text('summary', implode(' · ', $labels))
            . ($message === '' ? '' : Markup::text('p', $message, ['class' => 'passerelle-error', 'id' => "{$id}-error"]))
            . (in_array(Transition::TakeOffline, $steps, true) ? Markup::text('p', $this->labels->texts->get('action.take_offline.help'), ['class' => 'description']) : '')
            . Markup::text('label', $this->labels->texts->get('field.reason'), ['for' => $id])
            . Markup::text('textarea', '', ['id' => $id, 'name' => Request::REASON, 'rows' => '2', 'class' => 'widefat',
                'aria-invalid' => $message === '' ? null : 'true', 'aria-describedby' => $message === '' ? null : "{$id}-error"])
            . implode('', array_map(fn (Transition $step): string => $this->button($step, $this->label($step)), $steps)),
        );
    }

    private static function needsReason(Transition $step): bool
    {
        return $step->requires(Precondition::Reason);
    }

    private function messages(FormState $form, string $path): string
    {
        $errors = array_filter($form->errors, static fn (FieldError $error): bool => $error->path === $path);

        return implode(' ', array_map(fn (FieldError $error): string => $this->labels->error($error), $errors));
    }

    /** @param list<Transition> $steps */
    private function others(array $steps): string
    {
        $html = '';
        foreach ($steps as $step) {
            $html .= match ($step) {
                Transition::Publish, Transition::Schedule, Transition::TakeOffline, Transition::CloseEarly => '',
                Transition::Trash => $this->button($step, $this->label($step), 'button-link button-link-delete'),
                default => $this->button($step, $this->label($step)),
            };
        }

        return $html === '' ? '' : Markup::element('div', ['class' => 'passerelle-buttons'], $html);
    }

    private function label(Transition $step): string
    {
        return $this->labels->texts->get("action.{$step->value}");
    }

    private function button(Step|Transition $step, string $label, string $class = 'button'): string
    {
        return Markup::text('button', $label, ['type' => 'submit', 'name' => Request::STEP, 'value' => $step->value, 'class' => $class]);
    }
}
