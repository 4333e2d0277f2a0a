<?php

declare(strict_types=1);

namespace Passerelle\Admin\Screen;

use DateTimeImmutable;
use Exception;
use Passerelle\Admin\Decisions\DecisionHandler;
use Passerelle\Admin\Form\Attachments;
use Passerelle\Admin\Form\FormReaders;
use Passerelle\Admin\Form\FormState;
use Passerelle\Admin\Form\PostedForm;
use Passerelle\Content\Actions\SaveInput;
use Passerelle\Content\Actions\StatusChange;
use Passerelle\Content\Content;
use Passerelle\Content\Field;
use Passerelle\Content\Record;
use Passerelle\Content\Validation\DateChecks;
use Passerelle\Content\Validation\LocalTime;
use Passerelle\Kernel\DatabaseError;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\ErrorCode;
use Passerelle\Kernel\FieldError;
use Passerelle\Kernel\Transaction;
use Passerelle\Kernel\Zones\Zone;
use Passerelle\Content\Model\ContentType;
use Passerelle\Rights\Precondition;
use Passerelle\Rights\Policy;
use Passerelle\Rights\Transition;
use Passerelle\Rights\Viewer;
use Passerelle\Security\SecurityEvent;

/**
 * Handles a posted edit form through the same actions as all other callers. The save and the requested transition run in one
 * transaction: when the publication is rejected, the save is rolled back.
 */
final readonly class SaveHandler
{
    private const STALE = 'stale_version';
    private const FORBIDDEN = 403;

    public function __construct(
        private Content $content,
        private Policy $policy,
        private Transaction $transaction,
        private FormReaders $readers,
        private Attachments $attachments,
        private DecisionHandler $decisions,
        private ClosingSteps $closing,
    ) {
    }

    public function __invoke(Request $request, Viewer $viewer): Outcome
    {
        $step = $request->step();
        if ($step === Step::Decide) {
            return ($this->decisions)($request, $viewer);
        }
        $record = $request->postId() > 0 ? $this->content->records->find($request->postId()) : null;
        $type = $record->type ?? $request->type();
        if ($type === null || ($request->postId() > 0 && $record === null)) {
            return Outcome::denied($step, 'not_found', 404);
        }
        $mayWrite = $record === null ? $this->policy->canCreate($viewer, $type) : $this->policy->canEdit($viewer, $record);
        if (!$mayWrite) {
            return Outcome::denied($step, 'forbidden', 403);
        }
        $isGenuine = wp_verify_nonce($request->nonce(), Request::nonceAction($record->id ?? 0, $type)) !== false;
        $reader = $this->readers->of($viewer->id);
        $posted = $reader->read(
            $this->content->definitions->of($type)->fields(),
            $request->fields(),
            $isGenuine ? $request->uploads : [],
            $record?->values->all() ?? [],
        );
        if (!$isGenuine) {
            return Outcome::refused($this->form($request, $record, $type, $posted, []), $step, 'expired', 403);
        }
        try {
            return Outcome::done($this->transaction->run(fn (): Record => $this->perform($request, $viewer, $type, $record, $posted)), $step);
        } catch (DomainError $error) {
            return $this->refusal($request, $record, $type, $posted, $error);
        } catch (DatabaseError $error) {
            error_log("Passerelle could not save a form: {$error->getMessage()}");

            return Outcome::refused($this->form($request, $record, $type, $posted, []), $step, 'generic_error', 500);
        }
    }

    private function perform(Request $request, Viewer $viewer, ContentType $type, ?Record $record, PostedForm $posted): Record
    {
        $step = $request->step();
        if ($step === Transition::Trash && $record !== null) {
            return ($this->content->changeStatus)(new StatusChange($viewer, $record->id, Transition::Trash, $request->version()));
        }
        $movesClosing = $this->closing->has($step);
        $saved = $this->save($request, $viewer, $type, $record, $movesClosing ? $this->closing->without($posted) : $posted);
        if ($movesClosing) {
            return $this->closing->take($request, $viewer, $saved, $posted);
        }
        if ($step instanceof Transition) {
            $saved = ($this->content->changeStatus)(new StatusChange(
                $viewer,
                $saved->id,
                $step,
                $saved->version,
                $step->requires(Precondition::Date) ? $this->plannedFor($request, $saved) : null,
                $request->confirmsSameTexts(),
                reason: $step->requires(Precondition::Reason) ? trim($request->text(Request::REASON)) : '',
            ));
        }
        if ($step === Step::Translate) {
            return ($this->content->translate)($viewer, $saved->id, $request->targetLanguage() ?? $saved->language->other())->record;
        }

        return $saved;
    }

    private function save(Request $request, Viewer $viewer, ContentType $type, ?Record $record, PostedForm $posted): Record
    {
        $saved = null;
        $errors = $posted->errors;
        try {
            $saved = ($this->content->save)(new SaveInput(
                actor: $viewer,
                type: $type,
                language: $record->language ?? $request->language(),
                values: $posted->values,
                title: $request->text(Request::TITLE),
                // The form sends it with every save: unchanged, it is nobody's choice.
                slug: trim($request->text(Request::SLUG)) === $record?->slug ? null : trim($request->text(Request::SLUG)),
                audience: $request->audience(),
                id: $record?->id,
                expectedVersion: $record === null ? null : $request->version(),
            ));
        } catch (DomainError $error) {
            if ($error->fields === []) {
                throw $error;
            }
            // Errors of the form and of the action, one per path.
            $known = array_map(static fn (FieldError $each): string => $each->path, $errors);
            array_push($errors, ...array_filter($error->fields, static fn (FieldError $each): bool => !in_array($each->path, $known, true)));
        }
        if ($saved === null || $errors !== []) {
            throw new DomainError('invalid_fields', $errors);
        }
        update_post_meta($saved->id, '_edit_last', $viewer->id);
        $this->describeImages($request, $saved);

        return $saved;
    }

    /** Saves alternative texts only for images that the record uses. */
    private function describeImages(Request $request, Record $saved): void
    {
        $used = [];
        $values = $saved->values->all();
        array_walk_recursive($values, static function (mixed $value) use (&$used): void {
            if (is_int($value) || (is_string($value) && ctype_digit($value))) {
                $used[(int) $value] = true;
            }
        });
        foreach (array_intersect_key($request->alternatives(), $used) as $id => $texts) {
            $this->attachments->describe($id, $texts);
        }
    }

    /** @throws DomainError when it is not a date, or an hour skipped by daylight saving time */
    private function plannedFor(Request $request, Record $record): ?DateTimeImmutable
    {
        if ($request->at() === '') {
            return null;
        }
        try {
            $instant = LocalTime::read($request->at(), self::zone(FormState::of($this->content->definitions->of($record->type), $record)));
        } catch (Exception) {
            throw DomainError::invalid([new FieldError('publishedAt', 'invalid_date')]);
        }

        return $instant ?? throw DomainError::invalid([new FieldError('publishedAt', DateChecks::NO_SUCH_HOUR)]);
    }

    /** Publication is planned in the record's zone, or in the site's when it has none. */
    public static function zone(FormState $form): Zone
    {
        return $form->definition->fields()->has('zone') ? Zone::named($form->zone()) : Zone::ofSite();
    }

    private function refusal(Request $request, ?Record $record, ContentType $type, PostedForm $posted, DomainError $error): Outcome
    {
        $status = ErrorCode::from($error->errorCode)->status();
        if ($status === self::FORBIDDEN) {
            SecurityEvent::RightsDenied->refused($error->errorCode, object: $record === null ? '' : "record:{$record->id}");
        }
        if ($status === self::FORBIDDEN || $error->errorCode === 'not_found') {
            return Outcome::denied($request->step(), $error->errorCode, $status);
        }
        // Current record for the conflict notice; the submitted values stay in the form.
        $now = $record !== null && $error->errorCode === self::STALE ? $this->fresh($record->id) : $record;

        return Outcome::refused(
            $this->form($request, $now, $type, $posted, $error->fields),
            $request->step(),
            $error->errorCode,
            $status,
        );
    }

    private function fresh(int $id): ?Record
    {
        clean_post_cache($id);

        return $this->content->records->find($id);
    }

    /** @param list<FieldError> $errors */
    private function form(Request $request, ?Record $record, ContentType $type, PostedForm $posted, array $errors): FormState
    {
        return new FormState(
            $this->content->definitions->of($type),
            $record,
            $record->language ?? $request->language(),
            $request->text(Request::TITLE),
            $request->text(Request::SLUG),
            $request->audience(),
            [...$record?->values->all() ?? [], ...$posted->values],
            $request->version(),
            $posted->searches,
            $this->inOrder($errors, $type),
            $record?->groupId,
            $request->at(),
        );
    }

    /**
     * @param list<FieldError> $errors
     * @return list<FieldError> in the order of the form
     */
    private function inOrder(array $errors, ContentType $type): array
    {
        $definition = $this->content->definitions->of($type);
        $fields = $definition->fields();
        $keys = [$definition->titleKey() ?? '', ...array_map(static fn (Field $field): string => $field->key, [...$fields->translated(), ...$fields->shared()])];
        $places = array_flip($keys);
        $place = static fn (FieldError $error): int => $places[explode('.', $error->path)[0]] ?? count($places);
        usort($errors, static fn (FieldError $a, FieldError $b): int => $place($a) <=> $place($b));

        return $errors;
    }
}
