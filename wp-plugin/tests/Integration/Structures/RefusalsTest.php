<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Structures;

use DateTimeImmutable;
use Passerelle\Applications\Forms\Judging\Answers;
use Passerelle\Applications\Stage;
use Passerelle\Applications\Submissions\Claim;
use Passerelle\Applications\Submissions\SubmissionStore;
use Passerelle\Auth\Accounts\AccountState;
use Passerelle\Content\Record;
use Passerelle\Invitations\Invitation;
use Passerelle\Invitations\InvitationStore;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;
use Passerelle\Messages\MessageStore;
use Passerelle\Content\Model\ContentType;
use Passerelle\Rights\Viewer;
use Passerelle\Structures\Lifecycle\RestoreStructure;
use Passerelle\Structures\Lifecycle\Succession\PlanSuccession;
use Passerelle\Tests\Contract\Operations;
use Passerelle\Tests\IntegrationTestCase;
use Passerelle\Tests\RaisedCodes;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

/**
 * Each code of the structure part is raised, by the operation that a call of /api sends or, where only administrators are
 * concerned, by their action, and has a text in both languages. A new code of these modules fails until it has a case.
 */
#[Group('exhaustive')]
final class RefusalsTest extends IntegrationTestCase
{
    private const SECRET = 'HTTP_X_PASSERELLE_PROXY';
    private const MODULES = [
        'Directory', 'Directory\Members', 'Invitations', 'Messages', 'Site\Contact', 'Structures', 'Structures\Forms', 'Structures\Lifecycle',
        'Structures\Memberships',
    ];
    private const TEXTS = ['errors', 'field-errors'];
    private const ADDRESS = '203.0.113.7';
    private const INVITED = ['email' => 'kossi@example.test', 'firstName' => 'Kossi', 'lastName' => 'Amouzou', 'role' => 'member'];
    private const PERSON = ['language' => 'fr', 'firstName' => 'Awa', 'lastName' => 'Diop'];
    private const STRUCTURE = ['language' => 'fr', 'name' => 'Les Tisserands du Lac'];

    /** Owns the structure and has a public profile that accepts messages. */
    private Viewer $owner;
    /** Has a public profile that accepts none, and belongs to nothing. */
    private Viewer $other;
    /** Has no profile. */
    private Viewer $newcomer;
    private Viewer $administrator;
    private Record $structure;
    private Record $profile;
    private Record $silent;

    protected function setUp(): void
    {
        parent::setUp();
        $_SERVER[self::SECRET] = constant('PASSERELLE_GRAPHQL_SECRET');
        [$this->owner, $this->other, $this->newcomer] = [$this->users->beneficiaire(), $this->users->beneficiaire(), $this->users->beneficiaire()];
        $this->administrator = $this->users->administrator();
        $this->profile = $this->content->published(ContentType::CommunityProfile, ['acceptsContact' => 'yes'], ownerId: $this->owner->id);
        $this->silent = $this->content->published(ContentType::CommunityProfile, ['acceptsContact' => 'no'], ownerId: $this->other->id);
        $this->structure = $this->structureOf($this->owner);
    }

    protected function tearDown(): void
    {
        unset($_SERVER[self::SECRET]);
        parent::tearDown();
    }

    /** @return iterable<string, array{string, string}> module and code */
    public static function raised(): iterable
    {
        foreach (self::MODULES as $module) {
            foreach (RaisedCodes::of($module) as $code) {
                yield "{$module}: {$code}" => [$module, $code];
            }
        }
    }

    #[DataProvider('raised')]
    public function testEachCodeIsRaisedAndHasATextInBothLanguages(string $module, string $code): void
    {
        $case = $this->cases($module)[$code] ?? self::fail("No case makes {$module} refuse with {$code}.");

        self::assertContains($code, $case());
        ['fr' => $french, 'en' => $english] = self::texts($code);
        self::assertNotSame(['', ''], [trim($french), trim($english)]);
        self::assertNotSame($french, $english);
    }

    public function testNoCaseIsLeftOver(): void
    {
        foreach (self::MODULES as $module) {
            self::assertEqualsCanonicalizing(RaisedCodes::of($module), array_keys($this->cases($module)), $module);
        }
    }

    /** @return array<string, callable(): list<string>> what makes the module refuse, by code */
    private function cases(string $module): array
    {
        return match ($module) {
            'Site\Contact', 'Messages' => $this->messages($module),
            'Directory' => $this->profiles(),
            'Invitations' => $this->invitations(),
            'Directory\Members' => $this->members(),
            'Structures\Memberships' => $this->memberships(),
            'Structures\Forms' => $this->forms(),
            'Structures\Lifecycle' => $this->lifecycle(),
            default => ['owner_required' => fn (): array => $this->codes(fn () => $this->content->save($this->structure, ['members' => []]))],
        };
    }

    /** @return array<string, callable(): list<string>> */
    private function messages(string $module): array
    {
        $text = ['subject' => 'Une idée', 'message' => 'Bonjour', 'consent' => true];
        $write = fn (array $changed, Viewer $as, ?Record $to = null): array => $this->ask('ContactMember', ['memberId' => ($to ?? $this->profile)->id, ...$text, ...$changed], $as);
        $report = fn (array $variables): array => $this->ask('ReportMember', ['memberId' => $this->profile->id, ...$variables], $this->other);
        $long = str_repeat('a', $this->configuration()->limit('contact', 'message') + 1);
        $team = ['subject' => 'Une idée', 'message' => 'Bonjour', 'consent' => true, 'email' => 'x', 'firstName' => 'Awa', 'lastName' => 'Diop'];

        return $module === 'Site\Contact' ? [
            'invalid_email' => fn (): array => $this->ask('Contact', ['language' => 'FR', 'address' => self::ADDRESS, 'input' => $team], null),
            'privacy_consent_required' => fn (): array => $write(['consent' => false], $this->other),
            'required' => fn (): array => $write(['message' => ' '], $this->other),
            'too_long' => fn (): array => $write(['message' => $long], $this->other),
        ] : [
            'access_token_missing' => fn (): array => $this->ask('BlockMember', ['memberId' => $this->profile->id, 'isBlocked' => true], null),
            'forbidden' => fn (): array => $write([], $this->owner, $this->silent),
            'invalid_transition' => function (): array {
                $id = $this->reported();
                self::assertSame([], $this->handle($id));

                return $this->handle($id, ['version' => 2]);
            },
            'profile_not_published' => fn (): array => $write([], $this->newcomer),
            'reason_text_required' => static fn (): array => $report(['reason' => 'other']),
            'required' => fn (): array => $this->handle($this->reported(), ['note' => ' ']),
            'too_long' => static fn (): array => $report(['reason' => 'other', 'text' => $long]),
            'unexpected_fields' => static fn (): array => $report(['reason' => 'x']),
        ];
    }

    /** @return array<string, callable(): list<string>> */
    private function profiles(): array
    {
        $freelancer = fn (): array => $this->submit(['memberType' => 'freelancer']);

        return ['certificate_required' => $freelancer, 'motivation_required' => $freelancer];
    }

    /** @return array<string, callable(): list<string>> */
    private function invitations(): array
    {
        $resend = fn (?string $email): array => $this->ask('ResendInvitation', ['id' => $this->invited()->id, 'email' => $email], $this->owner);
        $answer = fn (string $hash, string $answer): array => $this->ask('AnswerInvitation', ['hash' => $hash, 'answer' => $answer, 'address' => self::ADDRESS], null);

        return [
            'access_token_missing' => fn (): array => $answer($this->hashOf($this->invited()), 'accept'),
            'invalid_email' => static fn (): array => $resend('kossi'),
            'invalid_transition' => function () use ($answer): array {
                $invitation = $this->invited();
                self::assertSame([], $answer($this->hashOf($invitation), 'decline'));

                return $this->ask('ResendInvitation', ['id' => $invitation->id], $this->owner);
            },
            'invalid_value' => function () use ($resend): array {
                $this->ask('InviteByMail', ['structureId' => $this->structure->id, ...self::INVITED, 'email' => 'awa@example.test'], $this->owner);

                return $resend('awa@example.test');
            },
            'link_expired' => static fn (): array => $answer('x', 'accept'),
            'required' => static fn (): array => $resend(' '),
            'too_long' => fn (): array => $resend(str_repeat('a', $this->configuration()->textMax('email')) . '@example.test'),
        ];
    }

    /** @return array<string, callable(): list<string>> */
    private function members(): array
    {
        $roles = fn (array $variables, ?Viewer $as = null): array => $this->ask('UpdateRoles', ['userId' => $this->newcomer->id, ...$variables], $as ?? $this->administrator);
        $download = fn (string $file): array => $this->ask('ProfileFile', ['memberId' => $this->profile->id, 'file' => $file], $this->other);

        return [
            'access_token_missing' => fn (): array => $this->ask('Member', ['id' => $this->profile->id, 'language' => 'FR'], null),
            'download_certificate_failed' => static fn (): array => $download('certificateId'),
            'download_cv_failed' => static fn (): array => $download('cvId'),
            'forbidden' => fn (): array => $this->ask('Member', ['id' => $this->profile->id, 'language' => 'FR', 'as' => 'visitor'], $this->other),
            'invalid_choice' => static fn (): array => $roles(['roles' => ['editor']]),
            'required' => static fn (): array => $roles(['roles' => ['moderateur']]),
            'rights_moderate' => fn (): array => $roles(['roles' => ['operateur']], $this->other),
            'role_change_forbidden' => fn (): array => $roles(['roles' => ['operateur'], 'userId' => $this->administrator->id]),
            'unexpected_fields' => static fn (): array => $roles(['roles' => ['operateur'], 'mainCountry' => 'SN']),
            'unknown_country' => static fn (): array => $roles(['roles' => ['moderateur'], 'mainCountry' => 'XX']),
        ];
    }

    /** @return array<string, callable(): list<string>> */
    private function memberships(): array
    {
        $own = fn (array $variables, ?Viewer $as): array => $this->ask('ChangeOwnMembership', ['address' => self::ADDRESS, ...$variables], $as);
        $mine = fn (string $action, ?Viewer $as): array => $own(['structureId' => $this->structure->id, 'action' => $action], $as);
        $change = fn (array $variables): array => $this->ask('ChangeMembership', ['structureId' => $this->structure->id, ...$variables], $this->owner);
        $invite = fn (array $variables, Viewer $as, ?Record $into = null): array
            => $this->ask('InviteByMail', ['structureId' => ($into ?? $this->structure)->id, ...self::INVITED, ...$variables], $as);
        $rows = $this->configuration()->limit('memberships', 'itemsAtOnce') + 1;

        return [
            'access_token_missing' => static fn (): array => $mine('ask', null),
            'already_invited' => function () use ($invite): array {
                $this->invited();

                return $invite([], $this->owner);
            },
            'incomplete_structures' => function (): array {
                self::assertSame([], $this->ask('CreateStructure', ['action' => 'save', 'inProfile' => true, 'input' => self::STRUCTURE], $this->newcomer));

                return $this->submit(['memberType' => 'structure']);
            },
            'invalid_email' => fn (): array => $invite(['email' => 'kossi'], $this->owner),
            'invalid_transition' => fn (): array => $mine('withdraw', $this->other),
            'link_expired' => fn (): array => $own(['hash' => 'x', 'action' => 'accept'], $this->other),
            'membership_accept_failed' => fn (): array => $mine('accept', $this->other),
            'ownership_transfer_failed' => fn (): array => $mine('leave', $this->owner),
            'profile_not_published' => fn (): array => $invite([], $this->newcomer, $this->structureOf($this->newcomer)),
            'profile_structure_required' => fn (): array => $this->submit(['memberType' => 'structure']),
            'required' => fn (): array => $change(['userId' => $this->owner->id, 'action' => 'setRole']),
            'rights_create_profile' => fn (): array => $this->ask('CreateProfile', ['action' => 'save', 'input' => self::PERSON], $this->owner),
            'role_change_forbidden' => fn (): array => $change(['userId' => $this->owner->id, 'action' => 'setRole', 'role' => 'member']),
            'structure_owner_required' => fn (): array => $invite([], $this->other),
            'too_long' => fn (): array => $invite(['lastName' => str_repeat('a', $this->configuration()->textMax('short') + 1)], $this->owner),
            'too_many_rows' => fn (): array => $this->ask(
                'ChangeOwnMemberships',
                ['address' => self::ADDRESS, 'items' => array_fill(0, $rows, ['structureId' => $this->structure->id, 'action' => 'ask'])],
                $this->other,
            ),
        ];
    }

    /** @return array<string, callable(): list<string>> */
    private function forms(): array
    {
        $create = fn (array $variables, ?Viewer $as): array => $this->ask('CreateStructure', ['action' => 'save', 'input' => self::STRUCTURE, ...$variables], $as);
        $update = fn (array $variables): array => $this->ask('UpdateStructure', ['action' => 'save', 'id' => $this->structure->id, ...$variables], $this->owner);

        return [
            'access_token_missing' => static fn (): array => $create([], null),
            'invalid_transition' => fn (): array => $create(['action' => 'offline'], $this->owner),
            'profile_not_published' => fn (): array => $create(['action' => 'publish', 'inProfile' => true], $this->newcomer),
            'required' => static fn (): array => $update(['input' => ['city' => 'Mao']]),
            'stale_version' => function () use ($update): array {
                $read = ['version' => $this->structure->version];
                self::assertSame([], $update([...$read, 'input' => ['city' => 'Mao']]));

                return $update([...$read, 'input' => ['city' => 'Bol']]);
            },
            'structure_create_forbidden' => fn (): array => $create([], $this->newcomer),
            'too_many_structures' => function () use ($create): array {
                for ($made = 0; $made < $this->configuration()->limit('structures', 'draftsInProfile'); $made++) {
                    self::assertSame([], $create(['inProfile' => true], $this->newcomer));
                }

                return $create(['inProfile' => true], $this->newcomer);
            },
            'unexpected_fields' => fn (): array => $update(['action' => 'offline', 'version' => $this->structure->version, 'input' => ['city' => 'Mao']]),
        ];
    }

    /** @return array<string, callable(): list<string>> */
    private function lifecycle(): array
    {
        $delete = fn (string $name, ?Viewer $as): array => $this->ask('DeleteStructure', ['id' => $this->structure->id, 'confirmName' => $name], $as);
        $plan = fn (int $heir): array => $this->codes(fn () => ($this->plugin->get(PlanSuccession::class))($this->administrator, $this->structure->groupId, $heir));

        return [
            'access_token_missing' => fn (): array => $delete($this->structure->title, null),
            'invalid_transition' => fn (): array => $plan($this->other->id),
            'name_differs' => fn (): array => $delete('Autre', $this->owner),
            'required' => fn (): array => $delete(' ', $this->owner),
            'structure_has_applications' => function () use ($delete): array {
                $claim = Claim::all(1, $this->structure->groupId, $this->owner->id, 1)[0];
                $this->plugin->get(SubmissionStore::class)->begin($claim, Stage::first(1), 'fr', 1, Answers::fromJson('{}'), []);

                return $delete($this->structure->title, $this->owner);
            },
            'structure_owner_missing' => function () use ($delete): array {
                $member = ['user' => $this->other->id, 'role' => 'member', 'status' => 'member'];
                $this->content->save($this->structure, ['members' => [['user' => $this->owner->id, 'role' => 'owner', 'status' => 'member'], $member]]);
                self::assertSame([], $delete($this->structure->title, $this->owner));
                require_once ABSPATH . 'wp-admin/includes/user.php';
                wp_set_current_user($this->administrator->id);
                wp_delete_user($this->owner->id);

                return $this->codes(fn () => ($this->plugin->get(RestoreStructure::class))($this->administrator, $this->structure->groupId));
            },
            'unknown_user' => function () use ($plan): array {
                update_user_meta($this->owner->id, AccountState::DISABLED_META, '1');

                return $plan($this->other->id);
            },
        ];
    }

    /** @return Record with this owner only */
    private function structureOf(Viewer $owner): Record
    {
        return $this->content->published(ContentType::Structure, ['members' => [['user' => $owner->id, 'role' => 'owner', 'status' => 'member']]], ownerId: $owner->id);
    }

    private function invited(): Invitation
    {
        self::assertSame([], $this->ask('InviteByMail', ['structureId' => $this->structure->id, ...self::INVITED], $this->owner));

        return $this->plugin->get(InvitationStore::class)->ofAddress($this->structure->groupId, self::INVITED['email']) ?? self::fail('No invitation');
    }

    /** @return int id of a new report about the owner’s profile */
    private function reported(): int
    {
        return (new MessageStore($this->db))->report($this->other->id, $this->owner->id, $this->profile->groupId, 'spam', '', new DateTimeImmutable());
    }

    /**
     * @param array<string, mixed> $variables
     * @return list<string>
     */
    private function handle(int $id, array $variables = []): array
    {
        return $this->ask('HandleReport', ['id' => $id, 'language' => 'FR', 'note' => 'Vu', 'outcome' => 'no_consequence', 'version' => 1, ...$variables], $this->administrator);
    }

    private function hashOf(Invitation $invitation): string
    {
        return (string) $this->plugin->get(InvitationStore::class)->makeLink($invitation->id, $invitation->sending);
    }

    /**
     * @param array<string, mixed> $values of a new draft of the newcomer’s profile
     * @return list<string>
     */
    private function submit(array $values): array
    {
        $draft = $this->content->draft(ContentType::CommunityProfile, $values, ownerId: $this->newcomer->id);

        return $this->ask('MutateProfile', ['action' => 'submit', 'id' => $draft->id, 'version' => $draft->version], $this->newcomer);
    }

    /**
     * @param array<string, mixed> $variables
     * @return list<string> code of the refusal, then those of its fields; none: it was done
     */
    private function ask(string $operation, array $variables, ?Viewer $as): array
    {
        wp_set_current_user($as->id ?? 0);
        $answer = json_decode((string) wp_json_encode(graphql(['query' => Operations::read()->document($operation), 'variables' => $variables])), true);
        /** @var array{errors?: non-empty-list<array{message: string, extensions?: array{code?: string, fields?: list<array{code: string}>}}>} $answer */
        $error = $answer['errors'][0] ?? null;

        return $error === null ? [] : [$error['extensions']['code'] ?? $error['message'], ...array_column($error['extensions']['fields'] ?? [], 'code')];
    }

    /**
     * @param callable(): mixed $action
     * @return list<string> the same of an action
     */
    private function codes(callable $action): array
    {
        try {
            $action();
        } catch (DomainError $error) {
            return [$error->errorCode, ...array_map(static fn (FieldError $field): string => $field->code, $error->fields)];
        }

        return [];
    }

    /** @return array{fr: string, en: string} */
    private static function texts(string $code): array
    {
        foreach (self::TEXTS as $file) {
            /** @var array<string, array{fr: string, en: string}> $texts */
            $texts = json_decode((string) file_get_contents(dirname(__DIR__, 3) . "/config/{$file}.json"), true);
            if (isset($texts[$code])) {
                return $texts[$code];
            }
        }
        self::fail("{$code} has no text.");
    }
}
