<?php

declare(strict_types=1);

namespace Passerelle\Applications\Trials;

use Passerelle\Applications\Applying\Prefill;
use Passerelle\Applications\Applying\ProfileValues;
use Passerelle\Applications\Forms\Reading\FormReader;
use Passerelle\Applications\InternalCall;
use Passerelle\Applications\Stage;
use Passerelle\Applications\Submissions\Claim;
use Passerelle\Applications\Submissions\Submission;
use Passerelle\Applications\Submissions\SubmissionStore;
use Passerelle\Content\Record;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;
use Passerelle\Kernel\Transaction;
use Passerelle\Languages\Lang;
use Passerelle\Rights\Viewer;

/**
 * Begins the trial application of a manager, one for each call, or goes on with it. A form that was composed anew begins it anew, with
 * the answers that still fit.
 */
final readonly class BeginTrial
{
    public function __construct(
        private ComposedTrial $composed,
        private TrialForms $forms,
        private FormReader $reader,
        private ProfileValues $profiles,
        private SubmissionStore $store,
        private TrialPeriod $period,
        private Transaction $transaction,
    ) {
    }

    /**
     * @param string|null $language of the answers, one of the call's; null: that of the call, if it is one of them
     * @param int|null $stageNumber null: the first
     * @throws DomainError not_found, also for calls of others · invalid_transition · invalid_fields: the language, or what keeps the form from being published
     */
    public function __invoke(Viewer $viewer, int $callId, ?string $language, ?int $stageNumber = null): Submission
    {
        $call = $this->composed->call($viewer, $callId);
        $chosen = self::language($call, $language);
        $stage = $this->composed->stage($call, $stageNumber);

        return $this->transaction->run(function () use ($viewer, $call, $stage, $chosen): Submission {
            $document = $this->composed->document($call, $stage);
            $claim = Claim::trial($call->groupId, $viewer->id);
            $begun = $this->store->claimed([$claim])[$claim->text] ?? null;
            $isSame = $begun !== null
                && $begun->stage->number === $stage->number
                && $begun->application->language === $chosen
                && $this->forms->of($begun->application)?->document === $document;
            if ($begun !== null && $isSame) {
                return $begun;
            }
            if ($begun !== null) {
                $this->period->discard($begun->application->id);
            }

            return $this->begin($claim, $stage, $document, $chosen, $begun);
        });
    }

    private function begin(Claim $claim, Stage $stage, string $document, string $language, ?Submission $former): Submission
    {
        $profile = $this->profiles->of($claim->userId, null, $language);
        [$answers, $origins] = Prefill::answers($this->reader->read($document), $former === null ? [] : [$former], $profile, false);
        $this->store->begin($claim, $stage, $language, TrialForms::NUMBER, $answers, $origins, $this->period->end());
        $begun = $this->store->claimed([$claim])[$claim->text] ?? throw DomainError::staleVersion();
        $this->forms->add($begun->application, $document);

        return $begun;
    }

    /** @throws DomainError invalid_fields */
    private static function language(Record $call, ?string $language): string
    {
        $accepted = array_map(static fn (Lang $each): string => $each->value, InternalCall::languages($call));
        if ($language !== null && !in_array($language, $accepted, true)) {
            throw DomainError::invalid([new FieldError('language', 'invalid_choice')]);
        }

        return $language ?? (in_array($call->language->value, $accepted, true) ? $call->language->value : $accepted[0]);
    }
}
