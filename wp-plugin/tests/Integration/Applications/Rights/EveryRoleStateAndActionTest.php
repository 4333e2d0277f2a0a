<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Applications\Rights;

use Passerelle\Tests\RandomWalk;
use PHPUnit\Framework\Attributes\Group;

/**
 * Each person tries each action with an application in each state. Whoever has no part in it is refused before anything looks at the
 * state: on SQLite and with CI=1, they try in one state of each kind only.
 */
#[Group('exhaustive')]
final class EveryRoleStateAndActionTest extends RightsTestCase
{
    private const OWN = ['readOwn', 'readCopy', 'readResult'];
    private const STEPS = ['save', 'send', 'takeBack', 'withdraw', 'complete', 'delete', 'confirm', 'decline', 'askReview'];
    private const MESSAGES = ['readMessages', 'writeMessage'];
    private const HANDLING = [
        'list', 'read', 'readTimeline', 'note', 'tag', 'findEligible', 'findIneligible', 'askCompletion', 'cancelCompletion', 'grantLateLink', 'export',
    ];
    private const REVIEW = ['assign', 'review', 'score', 'recuse', 'readScores'];
    private const DECISION = ['readDecisions', 'prepare', 'publish', 'revoke'];
    private const LETTER = ['openLetter', 'writeLetter'];
    private const MENTORING = ['readMentored', 'readMentors', 'propose mentor', 'withdraw mentor', 'accept mentor', 'end mentor', 'show draft'];
    private const GROUPS = [self::OWN, self::STEPS, self::MESSAGES, self::HANDLING, self::REVIEW, self::DECISION, self::LETTER, self::MENTORING];

    /** d: done · w: done, without this application · the others: refused. An application of others is not found, never forbidden. */
    private const CODES = [
        '' => 'd',
        TriedActions::WITHOUT => 'w',
        'access_token_missing' => 'n',
        'call_closed' => 'c',
        'completion_open' => 'o',
        'completion_over' => 'v',
        'decisions_published' => 'p',
        'forbidden' => 'f',
        'invalid_transition' => 'i',
        'link_expired' => 'n',
        'not_found' => 'n',
        'offer_over' => 'x',
        'pairs.0.applicationId: unknown_record' => 'u',
        'plan: required' => 'm',
        // The application has no mentor yet.
        'userId: unknown_user' => 'k',
        'review_open' => 'r',
        'review_over' => 'z',
        // More than 30 days before the closing, there is no late link yet.
        'until: date_too_late' => 'e',
    ];

    /**
     * By state: OWN, STEPS and MESSAGES of applicant, co-writer who edits and co-writer who reads; MESSAGES, HANDLING, REVIEW and DECISION of
     * the manager; REVIEW of the reviewer and of the guest, of whom the first has scored; LETTER of the referee. All else is not found.
     */
    private const TABLE = [
        'draft' => ['dnn ddiiidiii dd', 'dnn diiiiiiii dd', 'dnn iiiiiiiii df', 'nn wnnnnnnnnew unnnw wnin', 'nnnnn', 'nnnnn', 'dd'],
        'lapsed' => ['dnn cciiidiii dd', 'dnn ciiiiiiii dd', 'dnn iiiiiiiii df', 'nn wnnnnnnnndw unnnw wnin', 'nnnnn', 'nnnnn', 'nn'],
        'sent' => ['ddn iiddiiiii dd', 'ddn iiiiiiiii dd', 'ddn iiiiiiiii df', 'dd ddddddddied dnnnd wiii', 'nnnnn', 'nnnnn', 'dd'],
        'taken back' => ['ddn ddidiiiii dd', 'ddn diiiiiiii dd', 'ddn iiiiiiiii df', 'dd dddddiiiied dnnnd wiii', 'nnnnn', 'nnnnn', 'dd'],
        'withdrawn while open' => ['ddn iiiiiiiii di', 'ddn iiiiiiiii di', 'ddn iiiiiiiii di', 'di dddddiiiied unnnw wiii', 'nnnnn', 'nnnnn', 'nn'],
        'received' => ['ddn iicdiiiii dd', 'ddn iiiiiiiii dd', 'ddn iiiiiiiii df', 'dd ddddddddidd dnnnd wiii', 'nnnnn', 'nnnnn', 'nn'],
        'withdrawn' => ['ddn iiiiiiiii di', 'ddn iiiiiiiii di', 'ddn iiiiiiiii di', 'di dddddiiiidd unnnw wiii', 'nnnnn', 'nnnnn', 'nn'],
        'in completion' => ['ddn iicddiiii dd', 'ddn iiiiiiiii dd', 'ddn iiiiiiiii df', 'dd dddddddoddd dnnnd wiii', 'nnnnn', 'nnnnn', 'nn'],
        'completion over' => ['ddn iicdviiii dd', 'ddn iiiiiiiii dd', 'ddn iiiiiiiii df', 'dd ddddddddidd dnnnd wiii', 'nnnnn', 'nnnnn', 'nn'],
        'ineligible' => ['ddn iicdiiiid dd', 'ddn iiiiiiiii dd', 'ddn iiiiiiiii df', 'dd dddddddiidd unnnw wiii', 'nnnnn', 'nnnnn', 'nn'],
        'eligible' => ['ddn iicdiiiii dd', 'ddn iiiiiiiii dd', 'ddn iiiiiiiii df', 'dd dddddiddidd dnnnd ddii', 'nnnnn', 'nnnnn', 'nn'],
        'in review' => ['ddn iicdiiiii dd', 'ddn iiiiiiiii dd', 'ddn iiiiiiiii df', 'dd dddddiddidd dnnnd ddii', 'ndidn', 'ndddn', 'nn'],
        'decision prepared' => ['ddn iicdiiiii dd', 'ddn iiiiiiiii dd', 'ddn iiiiiiiii df', 'dd dddddiddidd dnnnd dddi', 'ndidn', 'ndddn', 'nn'],
        'shortlisted' => ['ddd iiidiiiid dd', 'ddd iiiiiiiii dd', 'ddd iiiiiiiii df', 'dd dddddiiiipd dnnnd ddii', 'ndidn', 'ndddn', 'nn'],
        'waiting list' => ['ddd iiidiiiid dd', 'ddd iiiiiiiii dd', 'ddd iiiiiiiii df', 'dd dddddiiiipd dnnnd ddii', 'ndidn', 'ndddn', 'nn'],
        'not selected' => ['ddd iiidiiiid dd', 'ddd iiiiiiiii dd', 'ddd iiiiiiiii df', 'dd dddddiiiipd dnnnd diii', 'ndidn', 'ndddn', 'nn'],
        'review of the decision asked' => ['ddd iiidiiiii dd', 'ddd iiiiiiiii dd', 'ddd iiiiiiiii df', 'dd dddddrrrrpd dnnnd drir', 'ndidn', 'ndddn', 'nn'],
        'final' => ['ddd iiidiiiiz dd', 'ddd iiiiiiiii dd', 'ddd iiiiiiiii df', 'dd dddddiiiipd dnnnd diii', 'ndidn', 'ndddn', 'nn'],
        'selected' => ['ddd iiidiiddi dd', 'ddd iiiiiiiii dd', 'ddd iiiiiiiii df', 'dd dddddiiiipd dnnnd diid', 'ndidn', 'ndddn', 'nn'],
        'offer over' => ['ddd iiidiixxi dd', 'ddd iiiiiiiii dd', 'ddd iiiiiiiii df', 'dd dddddiiiipd dnnnd diid', 'ndidn', 'ndddn', 'nn'],
        'confirmed' => ['ddd iiidiiiii dd', 'ddd iiiiiiiii dd', 'ddd iiiiiiiii df', 'dd dddddiiiipd dnnnd diid', 'ndidn', 'ndddn', 'nn'],
        'declined' => ['ddd iiidiiiii dd', 'ddd iiiiiiiii dd', 'ddd iiiiiiiii df', 'dd dddddiiiipd dnnnd diii', 'ndidn', 'ndddn', 'nn'],
        'revoked' => ['ddd iiidiiiid dd', 'ddd iiiiiiiii dd', 'ddd iiiiiiiii df', 'dd dddddiiiipd dnnnd diii', 'ndidn', 'ndddn', 'nn'],
        'withdrawn after the decision' => ['ddd iiiiiiiii di', 'ddd iiiiiiiii di', 'ddd iiiiiiiii di', 'di dddddiiiipd unnnw wiii', 'nnnnn', 'nnnnn', 'nn'],
        'draft at the second stage' => ['dnn dmidiiiii dd', 'dnn diiiiiiii dd', 'dnn iiiiiiiii df', 'dd dddddiiiipd dnnnd diii', 'ndidn', 'ndddn', 'nn'],
        'sent at the second stage' => ['ddn iiddiiiii dd', 'ddn iiiiiiiii dd', 'ddn iiiiiiiii df', 'dd ddddddddipd dnnnd diii', 'ndidn', 'ndddn', 'nn'],
        'removed' => ['nnn nnnnnnnnn nn', 'nnn nnnnnnnnn nn', 'nnn nnnnnnnnn nn', 'nn wnnnnnnnndw unnnw wnin', 'nnnnn', 'nnnnn', 'nn'],
    ];
    /** MENTORING of the applicant, co-writers and the manager, MENTORING and MESSAGES of the mentor: not sent, sent, withdrawn, removed. */
    private const MENTORS = [
        ['ndnnkkk', 'ndnnfff', 'nnnnnnn', 'nnnnnnn', 'nn'],
        ['ndnnidd', 'ndnnfff', 'ndddnnn', 'dnnnnnn', 'dd'],
        ['ndnnidi', 'ndnnfff', 'ndidnnn', 'dnnnnnn', 'di'],
        ['nnnnnnn', 'nnnnnnn', 'nnnnnnn', 'nnnnnnn', 'nn'],
    ];
    private const TRIED_BY_ALL = [
        ApplicationState::Draft, ApplicationState::Sent, ApplicationState::Prepared, ApplicationState::Selected, ApplicationState::SentAgain, ApplicationState::Removed,
    ];

    public function testWhoDoesWhatInWhichState(): void
    {
        foreach (ApplicationState::cases() as $state) {
            $this->undone(function () use ($state): void {
                $this->lead($state);
                $this->tryAll($state);
            });
            $this->at(self::NOW);
        }
    }

    private function tryAll(ApplicationState $state): void
    {
        $actions = new TriedActions($this->plugin, $this->tried($this->subject));
        $expected = self::expected($state);
        $isThorough = RandomWalk::isThoroughOn($this->db) || in_array($state, self::TRIED_BY_ALL, true);
        $nobody = self::nobody();
        foreach (Persons::cases() as $person) {
            $row = ($expected[$person->value] ?? []) + $nobody;
            ksort($row);
            if ($row === $nobody && !$isThorough) {
                continue;
            }
            self::assertSame(implode(' ', $row), $this->found($actions, $person), "{$state->value}, {$person->value}");
        }
    }

    private function found(TriedActions $actions, Persons $person): string
    {
        $take = fn (string $action): string => $this->code(
            fn () => $this->undone(fn () => $actions->take($action, $this->person($person), $person === Persons::Referee)),
        );

        return implode(' ', array_map(static fn (array $group): string => implode('', array_map($take, $group)), self::GROUPS));
    }

    /** @param callable(): mixed $work */
    private function code(callable $work): string
    {
        $refusal = $this->refusals($work)[0] ?? '';

        return self::CODES[$refusal] ?? "[{$refusal}]";
    }

    /** @return array<string, array<int, string>> codes by person and group of actions */
    private static function expected(ApplicationState $state): array
    {
        [$applicant, $editor, $reader, $manager, $reviewer, $guest, $referee] = self::TABLE[$state->value];

        [$ofApplicant, $ofWriters, $ofManager, $ofMentor, $messages] = self::MENTORS[match (true) {
            in_array($state, [ApplicationState::Draft, ApplicationState::Lapsed], true) => 0,
            in_array($state, [ApplicationState::WithdrawnWhileOpen, ApplicationState::Withdrawn, ApplicationState::WithdrawnAfterDecision], true) => 2,
            $state === ApplicationState::Removed => 3,
            default => 1,
        }];

        return [
            Persons::Applicant->value => [...explode(' ', $applicant), 7 => $ofApplicant],
            Persons::Editor->value => [...explode(' ', $editor), 7 => $ofWriters],
            Persons::Reader->value => [...explode(' ', $reader), 7 => $ofWriters],
            Persons::Manager->value => array_combine([2, 3, 4, 5], explode(' ', $manager)) + [7 => $ofManager],
            Persons::Mentor->value => [2 => $messages, 7 => $ofMentor],
            Persons::Reviewer->value => [4 => $reviewer],
            Persons::GuestReviewer->value => [4 => $guest],
            Persons::Referee->value => [6 => $referee],
        ];
    }

    /** @return list<string> */
    private static function nobody(): array
    {
        return array_map(static fn (array $group): string => str_repeat('n', count($group)), self::GROUPS);
    }
}
