<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Calls\Management;

use Passerelle\Calls\Management\CallAction;
use Passerelle\Calls\Management\Dates\DateChangeStore;
use Passerelle\Content\Locks\RecordLocks;
use Passerelle\Content\Record;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;
use Passerelle\Kernel\FieldErrorCode;
use Passerelle\Content\Locks\LockAction;
use Passerelle\Rights\Viewer;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use WP_User;

/** What is wrong with a call is said at the field, in both languages. */
#[Group('exhaustive')]
final class CallInputTest extends CallTestCase
{
    /** Text of each code, in French and English. */
    private const TEXTS = [
        'opening_before_publication' => ['L’ouverture doit venir après la publication.', 'The opening date must be later than the publication date.'],
        'closing_before_opening' => ['La clôture doit venir après l’ouverture.', 'The closing date must be later than the opening date.'],
        'closing_needs_reason' => [
            "Pour avancer la clôture d’un appel publié, indiquez un motif avec «\u{a0}Clore avant la date\u{a0}».",
            'To bring forward the closing date of a published call, give a reason with “Close early”.',
        ],
        'not_later' => [
            'La nouvelle clôture doit être future et postérieure à la clôture actuelle.',
            'The new closing date must be in the future and later than the current one.',
        ],
        'not_earlier' => [
            'La clôture anticipée doit se situer entre maintenant et la clôture actuelle.',
            'An early closing date must be between now and the current closing date.',
        ],
        'invalid_url' => ["URL non valide. Exemple\u{a0}: https://www.exemple.org/page.", 'Invalid URL. Example: https://www.example.org/page.'],
        'invalid_zone' => ['Ce fuseau horaire n’existe pas.', 'This time zone doesn’t exist.'],
        'max_below_min' => ['Le maximum ne peut pas être inférieur au minimum.', 'The maximum can’t be less than the minimum.'],
        'nonexistent_time' => [
            "Cette heure n’existe pas ce jour-là\u{a0}: on y passe à l’heure d’été. Choisissez une heure plus tard.",
            'This time doesn’t exist on that day: the clocks go forward. Choose a time one hour later.',
        ],
        'not_operator' => ['Seuls les opérateurs peuvent gérer un appel.', 'Only operators can manage a call.'],
        'profile_not_published' => ['Cette personne n’a pas de profil publié.', 'This person has no published profile.'],
        'publication_too_early' => ['La date de publication doit être dans l’avenir, d’au moins une minute.', 'The publication date must be at least one minute in the future.'],
        'required' => ['Ce champ est obligatoire.', 'This field is required.'],
        'too_long' => ['Le nombre de caractères dépasse la limite autorisée.', 'The number of characters exceeds the permitted limit.'],
        'unexpected_fields' => ['Cette information n’est pas attendue ici.', 'This information isn’t expected here.'],
    ];

    /** @return iterable<string, array{string, CallAction, array<string, mixed>, list<array{0: string, 1: value-of<FieldErrorCode>, 2?: array<string, int|string>}>}> state, action, what is sent, errors */
    public static function refused(): iterable
    {
        $save = static fn (array $input): array => ['input' => $input];
        yield 'opens before it is published' => ['draft', CallAction::Publish, $save(['opensAt' => '2020-01-01T00:00:00Z']), [['opensAt', 'opening_before_publication']]];
        yield 'opens before it is to be published' => [
            'draft', CallAction::Schedule, ['publishAt' => '2098-02-01T00:00:00Z', 'input' => ['opensAt' => '2098-02-01T00:00:00Z', 'closesAt' => '2098-03-01T00:00:00Z']],
            [['opensAt', 'opening_before_publication']],
        ];
        yield 'opens before it was published' => ['announced', CallAction::Save, $save(['opensAt' => '2020-01-01T00:00:00Z']), [['opensAt', 'opening_before_publication']]];
        $same = $save(['opensAt' => '2098-02-01T00:00:00Z', 'closesAt' => '2098-02-01T00:00:00Z']);
        yield 'closes before it opens' => ['draft', CallAction::Save, $same, [['closesAt', 'closing_before_opening']]];
        $reversed = $save(['ageMin' => 30, 'ageMax' => 18, 'amountMin' => 2, 'amountMax' => 1]);
        yield 'most below least' => ['draft', CallAction::Save, $reversed, [['ageMax', 'max_below_min'], ['amountMax', 'max_below_min']]];
        yield 'a link without host' => ['draft', CallAction::Save, $save(['externalUrl' => 'https:///candidater']), [['externalUrl', 'invalid_url']]];
        yield 'an unknown zone' => ['draft', CallAction::Save, $save(['zone' => 'Africa/Atlantis']), [['zone', 'invalid_zone']]];
        yield 'an hour that does not exist' => ['draft', CallAction::Save, $save(['zone' => 'Europe/Paris', 'opensAt' => '2027-03-28T02:30']), [['opensAt', 'nonexistent_time']]];
        yield 'both' => [
            'draft', CallAction::Save, $save(['zone' => 'Europe/Paris', 'opensAt' => '2027-03-28T02:00', 'closesAt' => '2027-03-28T02:59']),
            [['opensAt', 'nonexistent_time'], ['closesAt', 'nonexistent_time']],
        ];
        yield 'unknown fees' => ['draft', CallAction::Publish, $save(['fees' => null]), [['fees', 'required']]];
        yield 'unknown fees, when scheduled' => ['draft', CallAction::Schedule, ['publishAt' => self::in('+1 day'), ...$save(['fees' => null])], [['fees', 'required']]];
        yield 'fees without amount' => ['draft', CallAction::Ready, $save(['fees' => 'amount']), [['feeAmount', 'required'], ['feeCurrency', 'required']]];
        yield 'an external call without link' => ['draft', CallAction::Publish, $save(['managementMode' => 'external']), [['externalUrl', 'required']]];
        yield 'a published call loses its fees' => ['open', CallAction::Save, $save(['fees' => null]), [['fees', 'required']]];
        yield 'scheduled without a date' => ['draft', CallAction::Schedule, [], [['publishAt', 'required']]];
        yield 'scheduled in the past' => ['draft', CallAction::Schedule, ['publishAt' => '2020-01-01T00:00:00Z'], [['publishAt', 'publication_too_early']]];
        yield 'scheduled at once' => ['draft', CallAction::Schedule, ['publishAt' => self::in('+30 seconds')], [['publishAt', 'publication_too_early']]];
        yield 'scheduled at no date' => ['draft', CallAction::Schedule, ['publishAt' => 'demain'], [['publishAt', 'unexpected_fields']]];
        yield 'scheduled at an hour that does not exist' => [
            'draft', CallAction::Schedule, ['publishAt' => '2027-03-28T02:30', ...$save(['zone' => 'Europe/Paris'])], [['publishAt', 'nonexistent_time']],
        ];
        yield 'extended to an earlier date' => ['open', CallAction::Extend, ['closesAt' => self::in('+5 days')], [['closesAt', 'not_later']]];
        yield 'extended into the past' => ['closed', CallAction::Extend, ['closesAt' => self::in('-1 day')], [['closesAt', 'not_later']]];
        yield 'extended to no date' => ['open', CallAction::Extend, [], [['closesAt', 'required']]];
        yield 'closed early later' => ['open', CallAction::CloseEarly, ['closesAt' => self::in('+50 days'), 'reason' => 'Motif'], [['closesAt', 'not_earlier']]];
        yield 'closed early in the past' => ['open', CallAction::CloseEarly, ['closesAt' => self::in('-1 day'), 'reason' => 'Motif'], [['closesAt', 'not_earlier']]];
        yield 'closed before it opens' => ['announced', CallAction::CloseEarly, ['reason' => 'Motif'], [['closesAt', 'closing_before_opening']]];
        yield 'closed early without reason' => ['open', CallAction::CloseEarly, ['reason' => '  '], [['reason', 'required']]];
        yield 'a reason that nobody reads' => ['open', CallAction::CloseEarly, ['reason' => str_repeat('é', 301)], [['reason', 'too_long', ['max' => 300]]]];
        yield 'closes early by a save' => ['open', CallAction::Save, $save(['closesAt' => self::in('+5 days')]), [['closesAt', 'closing_needs_reason']]];
        yield 'what does not belong to the action' => [
            'draft', CallAction::Ready, ['publishAt' => self::in('+1 day'), 'closesAt' => self::in('+1 day'), 'reason' => 'Motif'],
            [['publishAt', 'unexpected_fields'], ['closesAt', 'unexpected_fields'], ['reason', 'unexpected_fields']],
        ];
        yield 'input with a step that saves nothing' => ['awaiting', CallAction::Unready, $save(['summary' => 'x']), [['input', 'unexpected_fields']]];
        yield 'without version' => ['draft', CallAction::Ready, ['version' => null], [['version', 'required']]];
        yield 'a save without input' => ['draft', CallAction::Save, [], [['input', 'required']]];
        yield 'unknown and computed fields' => ['draft', CallAction::Save, $save(['extendedFrom' => self::in('now'), 'announcedClosesAt' => self::in('now')]), [
            ['extendedFrom', 'unexpected_fields'], ['announcedClosesAt', 'unexpected_fields'],
        ]];
    }

    /**
     * @param array<string, mixed> $sent
     * @param list<array{0: string, 1: value-of<FieldErrorCode>, 2?: array<string, int|string>}> $errors
     */
    #[DataProvider('refused')]
    public function testIsRefusedAtItsField(string $state, CallAction $action, array $sent, array $errors): void
    {
        $call = $this->inState($state);

        $error = $this->refusal(fn (): Record => $this->perform($this->owner, $action, $call, $sent));

        $expected = array_map(static fn (array $each): FieldError => new FieldError($each[0], $each[1], $each[2] ?? []), $errors);
        self::assertEquals(['invalid_fields', $expected], [$error->errorCode, $error->fields]);
        foreach ($errors as [, $code]) {
            self::assertSame(self::TEXTS[$code] ?? null, array_values(self::texts('field-errors')[$code]), $code);
        }
        $after = $this->reload($call);
        self::assertSame([$call->version, $call->status], [$after->version, $after->status], 'Nothing was written.');
        self::assertEquals($call->values, $after->values);
    }

    public function testManagersAreOperatorsAndMentorsHaveAProfile(): void
    {
        $call = $this->draft();
        [$operator, $other, $member] = [$this->users->operateur(), $this->users->beneficiaire(), $this->member()];
        $save = fn (array $input): Record => $this->perform($this->owner, CallAction::Save, $this->reload($call), ['input' => $input]);
        foreach ([$member, $other, $this->users->moderateur('SN'), $this->users->editor(), $this->users->administrator()] as $viewer) {
            $error = $this->refusal(static fn (): Record => $save(['managerIds' => [$operator->id, $viewer->id]]));
            self::assertEquals([new FieldError('managerIds.1', 'not_operator')], $error->fields);
        }
        foreach ([$operator, $other] as $viewer) {
            $error = $this->refusal(static fn (): Record => $save(['mentorIds' => [$viewer->id]]));
            self::assertEquals([new FieldError('mentorIds.0', 'profile_not_published')], $error->fields);
        }
        $saved = $save(['managerIds' => [$operator->id], 'mentorIds' => [$member->id]]);
        self::assertSame([[$operator->id], [$member->id]], [$saved->values->ints('managerIds'), $saved->values->ints('mentorIds')]);

        (new WP_User($operator->id))->set_role('beneficiaire');
        self::assertSame([$operator->id], $save(['managerIds' => [$operator->id]])->values->ints('managerIds'), 'Who is named already may stay.');
        foreach (['not_operator', 'profile_not_published'] as $code) {
            self::assertSame(self::TEXTS[$code], array_values(self::texts('field-errors')[$code]));
        }
    }

    public function testAStaleVersionIsRefusedBeforeWhatWasSent(): void
    {
        $call = $this->open();
        $this->content->save($call, ['summary' => 'Plus récent.']);
        $late = [
            [CallAction::Save, ['input' => ['summary' => 'En retard']]],
            [CallAction::Extend, ['closesAt' => self::in('+60 days')]],
            [CallAction::Offline, []],
        ];
        foreach ($late as [$action, $sent]) {
            self::assertSame('stale_version', $this->refusal(fn (): Record => $this->perform($this->owner, $action, $call, $sent))->errorCode, $action->value);
        }
        self::assertSame([], (new DateChangeStore($this->db))->ofGroup($call->groupId));
    }

    public function testOnlyTheHolderOfTheLockSaves(): void
    {
        $manager = $this->users->operateur();
        $call = $this->open(['managerIds' => [$manager->id]]);
        ($this->plugin->get(RecordLocks::class))($this->owner, $call->id, LockAction::Take);

        $error = $this->refusal(fn (): Record => $this->perform($manager, CallAction::Save, $call, ['input' => ['summary' => 'Par une autre.']]));
        self::assertSame(['locked_by_other', $this->owner->id > 0], [$error->errorCode, $error->current !== []]);
        // Who edits it does not keep its deadline from being moved.
        self::assertSame($to = self::in('+60 days'), $this->perform($manager, CallAction::Extend, $call, ['closesAt' => $to])->values->text('closesAt'));
    }

    public function testTheSpecificationsMessagesAreShown(): void
    {
        $stranger = $this->member();
        $call = $this->open();
        $create = $this->refusal(fn (): Record => $this->perform($stranger, CallAction::Save, null, ['input' => ['language' => 'fr', 'title' => 'Un appel']]));
        $edit = $this->refusal(fn (): Record => $this->perform($stranger, CallAction::Save, $call, ['input' => ['title' => 'Un appel']]));

        self::assertSame(['rights_create_call', 'rights_edit_call'], [$create->errorCode, $edit->errorCode]);
        self::assertSame(
            ['Vous n’avez pas les droits nécessaires pour créer un appel à candidatures.', 'You do not have the required rights to create a call for applications.'],
            self::both('rights_create_call'),
        );
        self::assertSame(
            ['Vous n’avez pas les droits nécessaires pour modifier un appel à candidatures.', 'You do not have the required rights to edit a call for applications.'],
            self::both('rights_edit_call'),
        );
    }

    public function testAFormerOperatorChangesNothing(): void
    {
        $call = $this->open();
        (new WP_User($this->owner->id))->set_role('beneficiaire');
        $former = new Viewer($this->owner->id, ['beneficiaire']);

        self::assertSame(['rights_edit_call'], $this->refusals(fn (): Record => $this->perform($former, CallAction::Save, $call, ['input' => ['title' => 'x']])));
        self::assertSame(['rights_edit_call'], $this->refusals(fn (): Record => $this->perform($former, CallAction::Extend, $call, ['closesAt' => self::in('+60 days')])));
    }

    /** @param callable(): mixed $work */
    private function refusal(callable $work): DomainError
    {
        try {
            $work();
        } catch (DomainError $error) {
            return $error;
        }
        self::fail('Nothing was refused.');
    }

    /** @return array{string, string} */
    private static function both(string $code): array
    {
        $texts = self::texts('errors')[$code];

        return [$texts['fr'], $texts['en']];
    }

    /** @return array<string, array{fr: string, en: string}> */
    private static function texts(string $file): array
    {
        /** @var array<string, array{fr: string, en: string}> $texts */
        $texts = json_decode((string) file_get_contents(dirname(__DIR__, 4) . "/config/{$file}.json"), true, flags: JSON_THROW_ON_ERROR);

        return $texts;
    }
}
