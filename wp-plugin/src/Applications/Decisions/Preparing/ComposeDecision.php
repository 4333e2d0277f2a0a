<?php

declare(strict_types=1);

namespace Passerelle\Applications\Decisions\Preparing;

use Passerelle\Applications\Decisions\Decision;
use Passerelle\Applications\Decisions\DecisionKind;
use Passerelle\Applications\Decisions\DecisionLetters\AskedFacts;
use Passerelle\Applications\Decisions\DecisionLetters\LetterValues;
use Passerelle\Applications\Decisions\DecisionLetters\RenderLetter;
use Passerelle\Applications\Decisions\DecisionStore;
use Passerelle\Applications\Decisions\Offers\OfferPeriod;
use Passerelle\Applications\Decisions\Settings\DecisionSettings;
use Passerelle\Applications\Forms\Judging\Decimal;
use Passerelle\Applications\Stage;
use Passerelle\Applications\Submissions\Submission;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;

/** Makes a decision with its letters of what a person has typed. Stores nothing. */
final readonly class ComposeDecision
{
    public function __construct(private DecisionStore $decisions, private AskedFacts $facts, private OfferPeriod $period)
    {
    }

    /**
     * @param int $place on the waiting list, from 1; 0: not on it
     * @param int $preparedBy user id; 0: the platform
     * @param LetterValues $values what its letters say
     * @param string $zone of the call
     * @throws DomainError invalid_fields · letter_value_missing
     */
    public function __invoke(
        Submission $submission,
        DecisionInput $input,
        int $place,
        int $preparedBy,
        DecisionSettings $settings,
        LetterValues $values,
        string $zone,
    ): ComposedDecision {
        $isOffer = $input->kind === DecisionKind::Selected;
        [$amount, $currency] = $isOffer ? $this->amount($submission->stage, $input) : ['', ''];
        $until = $isOffer ? $this->period->of($settings, $zone) ?? throw DomainError::invalid([new FieldError('confirmUntil', 'required')]) : null;
        $decision = new Decision(
            0,
            $submission->id,
            $input->kind,
            $place,
            $amount,
            $currency,
            $until,
            $submission->handling + 1,
            '',
            $preparedBy,
            $this->decisions->now(),
            category: $input->category,
            deviation: $input->deviation,
        );
        $missing = RenderLetter::missing($settings, $decision, $values, $zone);
        if ($missing !== []) {
            throw new DomainError('letter_value_missing', current: ['fields' => $missing]);
        }

        return new ComposedDecision(
            $decision->withSources(RenderLetter::hash($settings, $decision, $values, $zone)),
            RenderLetter::all($settings, $decision, $values, $zone),
        );
    }

    /**
     * @return array{string, string} amount and currency
     * @throws DomainError invalid_fields
     */
    private function amount(Stage $stage, DecisionInput $input): array
    {
        $asked = $this->facts->amount($stage);
        if ($asked === null) {
            return $input->amount === '' ? ['', ''] : throw DomainError::invalid([new FieldError('amount', 'unexpected_fields')]);
        }
        if ($input->amount === '') {
            throw DomainError::invalid([new FieldError('amount', 'required')]);
        }
        if ($input->currency !== $asked['currency']) {
            throw DomainError::invalid([new FieldError('currency', 'invalid_choice')]);
        }
        $scaled = Decimal::scaled($input->amount, $asked['decimals']);
        if ($scaled === null || $scaled <= 0) {
            throw DomainError::invalid([new FieldError('amount', 'invalid_amount')]);
        }

        return [$input->amount, $asked['currency']];
    }
}
