<?php

declare(strict_types=1);

namespace Passerelle\Admin\Screen;

use DateTimeImmutable;
use Exception;
use Passerelle\Admin\Form\FormState;
use Passerelle\Admin\Form\PostedForm;
use Passerelle\Content\Actions\ChangeStatus;
use Passerelle\Content\Actions\StatusChange;
use Passerelle\Content\Actions\TranslateContent;
use Passerelle\Content\Definitions;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Record;
use Passerelle\Content\Validation\DateChecks;
use Passerelle\Content\Validation\LocalTime;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;
use Passerelle\Kernel\Transaction;
use Passerelle\Kernel\Zones\Zone;
use Passerelle\Rights\Precondition;
use Passerelle\Rights\Transition;
use Passerelle\Rights\Viewer;

/**
 * Saves a posted form and takes the step of its button, in one transaction: when the publication is rejected, the save is rolled
 * back.
 */
final readonly class PerformStep
{
    public function __construct(
        private Definitions $definitions,
        private SaveForm $saveForm,
        private ChangeStatus $changeStatus,
        private TranslateContent $translate,
        private ClosingSteps $closing,
        private Transaction $transaction,
    ) {
    }

    private function perform(Request $request, Viewer $viewer, ContentType $type, ?Record $record, PostedForm $posted): Record
    {
        $step = $request->step();
        if ($step === Transition::Trash && $record !== null) {
            return ($this->changeStatus)(new StatusChange($viewer, $record->id, Transition::Trash, $request->version()));
        }
        $movesClosing = $this->closing->has($step);
        $saved = ($this->saveForm)($request, $viewer, $type, $record, $movesClosing ? $this->closing->without($posted) : $posted);
        if ($movesClosing) {
            return $this->closing->take($request, $viewer, $saved, $posted);
        }
        if ($step instanceof Transition) {
            $saved = ($this->changeStatus)(new StatusChange(
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
            return ($this->translate)($viewer, $saved->id, $request->targetLanguage() ?? $saved->language->other())->record;
        }

        return $saved;
    }

    /** @throws DomainError when it is not a date, or an hour skipped by daylight saving time */
    private function plannedFor(Request $request, Record $record): ?DateTimeImmutable
    {
        if ($request->at() === '') {
            return null;
        }
        try {
            $instant = LocalTime::read($request->at(), self::zone(FormState::of($this->definitions->of($record->type), $record)));
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

    public function __invoke(Request $request, Viewer $viewer, ContentType $type, ?Record $record, PostedForm $posted): Record
    {
        return $this->transaction->run(fn (): Record => $this->perform($request, $viewer, $type, $record, $posted));
    }
}
