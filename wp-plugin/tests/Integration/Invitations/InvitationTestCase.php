<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Invitations;

use Passerelle\Invitations\AnswerInvitation;
use Passerelle\Invitations\InvitationStore;
use Passerelle\Invitations\Inviters;
use Passerelle\Invitations\NamedPeople;
use Passerelle\Invitations\NamedPeopleSubject;
use Passerelle\Invitations\ResendInvitation;
use Passerelle\Invitations\SentInvitations;
use Passerelle\Security\Audit\AuditAccounts;
use Passerelle\Security\Audit\AuditLine;
use Passerelle\Content\Record;
use Passerelle\Content\RecordAudit;
use Passerelle\Invitations\Invitation;
use Passerelle\Invitations\InvitationAnswer;
use Passerelle\Content\Model\ContentType;
use Passerelle\Rights\Viewer;
use Passerelle\Security\Audit\AuditLines;
use Passerelle\Tests\Contract\Operations;
use Passerelle\Tests\Integration\Auth\AccountTestCase;

/** Invitations on a clock of the test. */
abstract class InvitationTestCase extends AccountTestCase
{
    protected const KOSSI = 'kossi@example.test';
    protected const PORT = 'port@example.test';

    protected Viewer $owner;

    /** @var list<int> groups whose cached pages were dropped */
    protected array $dropped = [];

    protected function setUp(): void
    {
        parent::setUp();
        $subject = new NamedPeopleSubject(
            $this->plugin->get(NamedPeople::class),
            $this->plugin->get(Inviters::class),
            $this->plugin->get(RecordAudit::class),
            function (int $groupId): void {
                $this->dropped[] = $groupId;
            },
        );
        $this->usePluginWith([NamedPeopleSubject::class => $subject]);
        $this->owner = $this->users->beneficiaire();
    }

    /** @return array{members: list<array<string, string>>, partners: list<array<string, string>>} values that name two people by their addresses and one structure by its record */
    protected function people(): array
    {
        return [
            'members' => [
                ['firstName' => 'Kossi', 'lastName' => 'Amouzou', 'email' => 'Kossi@Example.test', 'structureName' => 'Radio Lomé', 'structureType' => 'company'],
            ],
            'partners' => [
                ['structureName' => 'Port de Dakar', 'structureType' => 'public_institution', 'email' => self::PORT],
                ['firstName' => 'Kossi', 'lastName' => 'Amouzou', 'email' => self::KOSSI],
                ['structureName' => 'Sans adresse'],
            ],
        ];
    }

    /** A public initiative that names them. */
    protected function published(): Record
    {
        return $this->content->published(ContentType::Initiative, $this->people(), title: 'Théâtre en cale', slug: 'theatre-en-cale-test', ownerId: $this->owner->id);
    }

    protected function invitation(Record $record, string $email = self::KOSSI): Invitation
    {
        foreach ($this->plugin->get(InvitationStore::class)->ofGroup($record->groupId) as $invitation) {
            if ($invitation->invitee->email === $email) {
                return $invitation;
            }
        }
        self::fail("{$email} is not invited.");
    }

    /** @return string the hash of the link in the mail to the address; the other mails are dropped */
    protected function hashFor(string $email = self::KOSSI): string
    {
        foreach ($this->mails() as $mail) {
            if ($mail['to'] === $email) {
                return self::hashIn($mail);
            }
        }
        self::fail("No mail to {$email}.");
    }

    /** @return string "done", or the code of the refusal */
    protected function answering(Viewer $viewer, string $hash, InvitationAnswer $answer = InvitationAnswer::Accept): string
    {
        return $this->outcome(fn () => ($this->plugin->get(AnswerInvitation::class))($viewer, $hash, $answer, self::ADDRESS));
    }

    protected function resending(Viewer $viewer, Invitation $invitation, ?string $email = null): string
    {
        $refusals = $this->refusals(fn () => ($this->plugin->get(ResendInvitation::class))($viewer, $invitation->id, $email));

        return implode(', ', $refusals) === '' ? 'done' : implode(', ', $refusals);
    }

    /** @return array<string, string> states by address */
    protected function states(Record $record): array
    {
        $states = [];
        foreach (($this->plugin->get(SentInvitations::class))($this->owner, $record->id) as ['invitation' => $invitation]) {
            $states[$invitation->invitee->email] = $invitation->state->value;
        }

        return $states;
    }

    /** @return array<string, list<string>> names of members and partners on the public page */
    protected function named(Record $record): array
    {
        $variables = ['language' => 'FR', 'slug' => $record->slug];
        $answer = graphql(['query' => Operations::read()->document('Initiative'), 'variables' => $variables]);
        /** @var array{data: array{passerelleInitiative: array{members: list<array{name: string}>, partners: list<array{name: string}>}}} $answer */
        $item = $answer['data']['passerelleInitiative'];
        self::assertStringNotContainsString('@', (string) json_encode([$item['members'], $item['partners']]));

        return ['members' => array_column($item['members'], 'name'), 'partners' => array_column($item['partners'], 'name')];
    }

    /** @return list<array{string, string}> actions and actors of the lines of the audit log about answers */
    protected function auditLines(Record $record): array
    {
        $lines = array_filter(
            $this->plugin->get(AuditLines::class)->ofGroup($record->groupId),
            static fn (AuditLine $line): bool => str_ends_with($line->action, '_invitation'),
        );

        return array_map(static fn (AuditLine $line): array => [$line->action, $line->actor], array_values($lines));
    }

    protected function pseudonym(Viewer $viewer): string
    {
        return (string) $this->plugin->get(AuditAccounts::class)->findPseudonym($viewer->id);
    }
}
