<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Moderation;

use Passerelle\Moderation\Decision;
use Passerelle\Moderation\DecisionInput;
use Passerelle\Moderation\RejectionReason;
use Passerelle\Moderation\Target;
use Passerelle\Rights\Transition;
use Passerelle\Tests\Integration\Content\Trials\Expectations;
use Passerelle\Tests\Integration\Content\Trials\Trials;

/** Who decides what from where, written out, and what follows for everybody else. */
final readonly class DecisionTable
{
    /** decision on record or proposal | from | to | who; all else is refused and changes nothing */
    private const TABLE = <<<'TABLE'
        valid record      | pending                                    | publish        | moderator admin super
        to_edit record    | pending                                    | pending_review | moderator admin super
        rejected record   | pending                                    | rejected       | moderator admin super
        to_edit record    | publish publish-proposal completed completed-proposal private-owner private-staff | pending_review | super
        rejected record   | publish publish-proposal completed completed-proposal private-owner private-staff | rejected | super
        pending record    | publish publish-proposal completed completed-proposal private-owner private-staff | pending  | super
        valid record      | rejected                                   | publish        | admin super
        to_edit record    | rejected                                   | pending_review | admin super
        pending record    | rejected                                   | pending        | admin super
        valid proposal    | publish-proposal completed-proposal        | =              | moderator admin super
        to_edit proposal  | publish-proposal completed-proposal        | =              | moderator admin super
        rejected proposal | publish-proposal completed-proposal        | =              | moderator admin super
        TABLE;
    /** Who may know that a record exists. */
    private const READERS = [
        'pending' => ['owner', 'co-editor', 'moderator', 'editor', 'admin', 'super'],
        'pending_review' => ['owner', 'co-editor', 'moderator', 'editor', 'admin', 'super'],
        'rejected' => ['owner', 'co-editor', 'moderator', 'editor', 'admin', 'super'],
        'private' => ['owner', 'co-editor', 'moderator', 'editor', 'admin', 'super'],
        'draft' => ['owner', 'co-editor', 'editor', 'admin', 'super'],
        'future' => ['owner', 'co-editor', 'editor', 'admin', 'super'],
        'trash' => ['editor', 'admin', 'super'],
        'publish' => Trials::PEOPLE,
        'completed' => Trials::PEOPLE,
    ];
    /** In charge of the records of the trials. */
    public const VALIDATORS = ['moderator', 'admin', 'super'];
    /** These and who is in charge of other records: all who may decide at all. */
    public const DECIDING = [...self::VALIDATORS, 'far-moderator'];
    private const COMMENT = 'Précisez.';
    private const TEXT_MAX = 100;

    public function __construct(private Expectations $table = new Expectations(self::TABLE))
    {
    }

    /** @return array<string, DecisionInput> by name in the table */
    public static function decisions(): array
    {
        $inputs = [];
        foreach (Target::cases() as $target) {
            foreach (Decision::cases() as $decision) {
                $reason = $decision === Decision::Rejected ? RejectionReason::Duplicate : null;
                $inputs["{$decision->value} {$target->value}"] = DecisionInput::of($decision, $target, self::COMMENT, $reason, '', self::TEXT_MAX);
            }
        }

        return $inputs;
    }

    /**
     * @param string $proposed key of the text that proposals change
     * @return string as Trials::outcome() describes what was done, or the code of the refusal
     */
    public function expected(string $proposed, string $person, string $state, string $name, DecisionInput $input): string
    {
        $target = $this->table->target($name, $person, $state);
        if ($target !== null) {
            $endsProposal = $input->target === Target::Proposal ? $input->decision !== Decision::ToEdit : in_array($target, ['rejected', 'pending', 'pending_review'], true);
            $action = self::transition($input, $state)->value ?? '';

            $hasProposal = str_ends_with($state, '-proposal') && !$endsProposal;

            return Expectations::done($action, $person, $state, $target, $input->target === Target::Proposal ? [$proposed] : [], hasProposal: $hasProposal);
        }
        if (!self::mayKnow($person, $state)) {
            return 'not_found';
        }

        return in_array($person, self::VALIDATORS, true) ? 'invalid_transition' : 'rights_moderate';
    }

    /** @return iterable<array{string, string}> owner and state of a record */
    public static function ownTrials(): iterable
    {
        foreach (self::VALIDATORS as $person) {
            foreach (Trials::STATES as $state) {
                // Administrators edit what is published; they propose nothing.
                if ($person === 'moderator' || !str_ends_with($state, '-proposal')) {
                    yield [$person, $state];
                }
            }
        }
    }

    /** @return string the code of the refusal of somebody who decides on what is their own */
    public static function refusalOfOwn(string $person, string $state): string
    {
        return self::mayKnow('owner', $state) || self::mayKnow($person, $state) ? 'rights_moderate' : 'not_found';
    }

    private static function mayKnow(string $person, string $state): bool
    {
        return in_array($person, self::READERS[Trials::status($state)->value] ?? [], true);
    }

    /** The row of the table of transitions; null: there is none. */
    public static function transition(DecisionInput $input, string $state): ?Transition
    {
        return $input->target === Target::Proposal ? $input->decision->onProposal() : $input->decision->onRecord(Trials::status($state));
    }
}
