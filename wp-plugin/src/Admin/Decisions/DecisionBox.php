<?php

declare(strict_types=1);

namespace Passerelle\Admin\Decisions;

use Passerelle\Admin\Form\FormState;
use Passerelle\Admin\Form\Slot;
use Passerelle\Admin\Labels;
use Passerelle\Admin\Markup;
use Passerelle\Admin\Screen\Request;
use Passerelle\Admin\Screen\Step;
use Passerelle\Content\Proposals\Proposal;
use Passerelle\Content\Proposals\ProposalStore;
use Passerelle\Content\Record;
use Passerelle\Kernel\FieldError;
use Passerelle\Content\Model\Status;
use Passerelle\Moderation\Decision;
use Passerelle\Moderation\DecisionRights;
use Passerelle\Moderation\RejectionReason;
use Passerelle\Moderation\Target;
use Passerelle\Rights\Viewer;

/** The decisions that the user may take on a record and on the changes proposed to it. Its inputs belong to a form of their own. */
final readonly class DecisionBox
{
    public const FORM = 'passerelle-decision-form';

    public function __construct(
        private Labels $labels,
        private DecisionRights $rights,
        private ProposalStore $proposals,
        private ProposedChanges $changes,
        private DecisionHistory $history,
    ) {
    }

    /** @return string HTML, empty when there is nothing to decide and nothing was decided */
    public function render(FormState $form, Viewer $viewer): string
    {
        $record = $form->record;
        if ($record === null) {
            return '';
        }
        $proposal = $this->proposals->find($record->id);
        $choices = $this->choices($viewer, $record, $proposal);
        $proposed = $proposal === null ? '' : $this->proposed($record, $proposal);

        return $proposed . $this->history->render($record, $viewer) . ($choices === [] ? '' : $this->inputs($form, $choices));
    }

    /** The form that the inputs belong to: it cannot stand inside the record's own. */
    public function form(FormState $form): string
    {
        $record = $form->record;
        if ($record === null) {
            return '';
        }
        $hidden = '';
        $values = [
            'action' => 'editpost',
            'post_ID' => (string) $record->id,
            'post_type' => $record->type->value,
            Request::VERSION => (string) $record->version,
            Request::NONCE => (string) wp_create_nonce(Request::nonceAction($record->id, $record->type)),
        ];
        foreach ($values as $name => $value) {
            $hidden .= Markup::element('input', ['type' => 'hidden', 'name' => $name, 'value' => $value]);
        }

        return Markup::element('form', ['id' => self::FORM, 'method' => 'post', 'action' => admin_url('post.php'), 'novalidate' => true], $hidden);
    }

    /** @return list<array{Target, Decision}> */
    private function choices(Viewer $viewer, Record $record, ?Proposal $proposal): array
    {
        $choices = [];
        foreach (Target::cases() as $target) {
            foreach ($this->rights->decisions($viewer, $record, $target, $proposal) as $decision) {
                $choices[] = [$target, $decision];
            }
        }

        return $choices;
    }

    private function proposed(Record $record, Proposal $proposal): string
    {
        $fields = array_map(fn (string $key): string => $this->labels->field($record->type, $key), $proposal->changes($record));
        $key = $proposal->status === Status::Pending ? 'decision.proposed' : 'decision.proposal_sent_back';

        return Markup::text('p', $this->labels->texts->get($key, ['fields' => implode(', ', $fields)])) . $this->changes->render($record, $proposal);
    }

    /** @param non-empty-list<array{Target, Decision}> $choices */
    private function inputs(FormState $form, array $choices): string
    {
        $texts = $this->labels->texts;
        $posted = $form->decision;
        $radios = '';
        foreach ($choices as [$target, $decision]) {
            $value = PostedDecision::choice($target, $decision);
            $id = Slot::idOf(PostedDecision::NAME . ".choice.{$target->value}.{$decision->value}");
            $radios .= Markup::element('p', [], Markup::element('input', [
                ...$this->input('choice', $form, $id), 'type' => 'radio', 'value' => $value,
                'checked' => $posted?->decision === $decision && $posted->target === $target,
            ]) . ' ' . Markup::text('label', $texts->get("decision.{$target->value}.{$decision->value}"), ['for' => $id]));
        }
        $reasons = Markup::text('option', $texts->get('decision.no_reason'), ['value' => '']);
        foreach (RejectionReason::cases() as $reason) {
            $label = $texts->get("choice.rejectionReason.{$reason->value}");
            $reasons .= Markup::text('option', $label, ['value' => $reason->value, 'selected' => $posted?->reason === $reason]);
        }

        return Markup::element(
            'fieldset',
            ['id' => Slot::idOf(PostedDecision::NAME . '.choice'), 'tabindex' => '-1', 'class' => 'passerelle-field'],
            Markup::text('legend', $texts->get('decision.choice'), ['class' => 'passerelle-label']) . $this->errors('choice', $form) . $radios,
        )
            . $this->textarea('comment', $form, $posted->comment ?? '')
            . $this->labelled('rejectionReason', $form, Markup::element('select', [...$this->input('rejectionReason', $form), 'class' => 'widefat'], $reasons))
            . $this->textarea('rejectionText', $form, $posted->reasonText ?? '')
            . Markup::text('button', $texts->get('decision.decide'), [
                'type' => 'submit', 'form' => self::FORM, 'name' => Request::STEP, 'value' => Step::Decide->value, 'class' => 'button',
            ]);
    }

    private function textarea(string $key, FormState $form, string $text): string
    {
        return $this->labelled($key, $form, Markup::text('textarea', $text, [...$this->input($key, $form), 'rows' => '3', 'class' => 'widefat']));
    }

    private function labelled(string $key, FormState $form, string $input): string
    {
        $texts = $this->labels->texts;
        $id = Slot::idOf(PostedDecision::NAME . ".{$key}");

        return Markup::element('div', ['class' => 'passerelle-field'], Markup::text('label', $texts->get("decision.{$key}"), ['for' => $id, 'class' => 'passerelle-label'])
            . $this->errors($key, $form)
            . Markup::text('p', $texts->get("decision.{$key}.help"), ['class' => 'description', 'id' => "{$id}-help"])
            . $input);
    }

    /** @return array<string, string|null> */
    private function input(string $key, FormState $form, ?string $id = null): array
    {
        $path = PostedDecision::NAME . ".{$key}";
        $hasError = $this->messages($key, $form) !== [];
        $described = ($hasError ? Slot::idOf($path) . '-error ' : '') . ($key === 'choice' ? '' : Slot::idOf($path) . '-help');

        return [
            'id' => $id ?? Slot::idOf($path),
            'name' => PostedDecision::NAME . "[{$key}]",
            'form' => self::FORM,
            'aria-describedby' => trim($described) === '' ? null : trim($described),
            'aria-invalid' => $hasError ? 'true' : null,
        ];
    }

    private function errors(string $key, FormState $form): string
    {
        $messages = $this->messages($key, $form);

        return $messages === [] ? '' : Markup::text('p', implode(' ', $messages), [
            'class' => 'passerelle-error', 'id' => Slot::idOf(PostedDecision::NAME . ".{$key}") . '-error',
        ]);
    }

    /** @return list<string> */
    private function messages(string $key, FormState $form): array
    {
        $errors = array_filter($form->errors, static fn (FieldError $error): bool => $error->path === PostedDecision::NAME . ".{$key}");

        return array_values(array_map(fn (FieldError $error): string => $this->labels->error($error), $errors));
    }
}
