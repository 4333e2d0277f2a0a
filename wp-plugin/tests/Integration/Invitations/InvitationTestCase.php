<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Invitations;

use Passerelle\Security\Audit\AuditLine;
use Passerelle\Auth\Links\PublicPages;
use Passerelle\Content\Record;
use Passerelle\Content\RecordAudit;
use Passerelle\Accounts\EmailChange\EmailChanges;
use Passerelle\Accounts\EmailChange\Mails\UndoMail;
use Passerelle\Invitations\Invitation;
use Passerelle\Invitations\InvitationAnswer;
use Passerelle\Invitations\InvitationsModule;
use Passerelle\Invitations\Inviting;
use Passerelle\Content\Model\ContentType;
use Passerelle\Rights\Viewer;
use Passerelle\Tests\Contract\Operations;
use Passerelle\Tests\Integration\Auth\AccountTestCase;

/** Invitations on a clock of the test. */
abstract class InvitationTestCase extends AccountTestCase
{
    protected const KOSSI = 'kossi@example.test';
    protected const PORT = 'port@example.test';

    protected InvitationsModule $invitations;
    protected Viewer $owner;

    /** @var list<int> groups whose cached pages were dropped */
    protected array $dropped = [];

    protected function setUp(): void
    {
        parent::setUp();
        $services = $this->services($this->clock);
        $this->invitations = InvitationsModule::build(
            $services,
            Inviting::build($services, $this->plugin->reading, $this->mail->mails, $this->plugin->notices->notify),
            $this->plugin->reading,
            $this->plugin->policy,
            new RecordAudit($this->plugin->audit->log),
            $this->auth->throttling,
            $this->mail->mails,
            function (int $groupId): void {
                $this->dropped[] = $groupId;
            },
        );
        // The owner is mailed when staff take the record offline.
        $this->connect($this->invitations, $this->plugin->moderation);
        $this->mail->add($this->undoMail());
        $this->owner = $this->users->beneficiaire();
    }

    /** The running plugin queues it when a test sets the address of an account. */
    private function undoMail(): UndoMail
    {
        $changes = new EmailChanges(
            $this->plugin->database,
            $this->clock,
            $this->config->limit('auth', 'emailConfirmHours') * HOUR_IN_SECONDS,
            $this->config->limit('auth', 'emailUndoDays') * DAY_IN_SECONDS,
        );

        return new UndoMail($changes, PublicPages::configured($this->config));
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
        foreach ($this->invitations->store->ofGroup($record->groupId) as $invitation) {
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
        return $this->outcome(fn () => ($this->invitations->answer)($viewer, $hash, $answer, self::ADDRESS));
    }

    protected function resending(Viewer $viewer, Invitation $invitation, ?string $email = null): string
    {
        $refusals = $this->refusals(fn () => ($this->invitations->resend)($viewer, $invitation->id, $email));

        return implode(', ', $refusals) === '' ? 'done' : implode(', ', $refusals);
    }

    /** @return array<string, string> states by address */
    protected function states(Record $record): array
    {
        $states = [];
        foreach (($this->invitations->sent)($this->owner, $record->id) as ['invitation' => $invitation]) {
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
            $this->plugin->audit->lines->ofGroup($record->groupId),
            static fn (AuditLine $line): bool => str_ends_with($line->action, '_invitation'),
        );

        return array_map(static fn (AuditLine $line): array => [$line->action, $line->actor], array_values($lines));
    }

    protected function pseudonym(Viewer $viewer): string
    {
        return (string) $this->plugin->audit->accounts->findPseudonym($viewer->id);
    }
}
