<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Applications;

use Passerelle\Applications\CoWriting\AnswerCoWriting;
use Passerelle\Applications\CoWriting\ChangeCoWriter;
use Passerelle\Applications\CoWriting\CoWriterAction;
use Passerelle\Applications\CoWriting\CoWriterRole;
use Passerelle\Applications\CoWriting\InviteCoWriter;
use Passerelle\Applications\CoWriting\ReceivedInvitations;
use Passerelle\Applications\CoWriting\WhomToInvite;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Record;
use Passerelle\Invitations\AnswerInvitation;
use Passerelle\Invitations\InvitationAnswer;
use Passerelle\Invitations\Mails\InvitationMail;
use Passerelle\Languages\Lang;
use Passerelle\Rights\Viewer;

/** A draft of Aïda, and Rose, a member whom she can choose. */
abstract class CoWriterTestCase extends ApplicationTestCase
{
    protected const FORM = [
        'motive' => ['kind' => 'longText', 'required' => true, 'max' => 200],
        'plan' => ['kind' => 'longText', 'max' => 200],
        'gender' => ['kind' => 'choice', 'statistical' => true, 'choices' => [
            ['id' => 'woman', 'label' => ['fr' => 'Femme', 'en' => 'Woman']],
            ['id' => 'man', 'label' => ['fr' => 'Homme', 'en' => 'Man']],
        ]],
        'files' => ['kind' => 'file', 'accepts' => ['document'], 'max' => 2],
    ];

    protected Viewer $applicant;
    protected Viewer $writer;
    protected Record $call;
    /** Id of the draft, at version 2. */
    protected int $id;

    protected function setUp(): void
    {
        parent::setUp();
        [$this->applicant, $this->writer] = [$this->named('Aïda'), $this->named('Rose')];
        $this->content->published(ContentType::CommunityProfile, ownerId: $this->writer->id);
        $this->call = $this->call();
        $this->publishForm($this->call, self::document(self::FORM));
        $this->id = $this->id($this->begin($this->applicant, $this->call));
        $this->write($this->applicant, $this->id, 1, ['motive' => 'Seule', 'gender' => 'woman']);
        $this->db->execute("DELETE FROM {$this->db->table('outbox')}");
    }

    protected function named(string $name): Viewer
    {
        $viewer = $this->users->beneficiaire();
        wp_update_user(['ID' => $viewer->id, 'display_name' => $name]);

        return $viewer;
    }

    protected function address(Viewer $viewer): string
    {
        return get_the_author_meta('user_email', $viewer->id);
    }

    protected function invite(Viewer $viewer, int $id, Viewer $person, CoWriterRole $role): void
    {
        ($this->plugin->get(InviteCoWriter::class))($viewer, $id, new WhomToInvite(userId: $person->id), $role);
    }

    protected function inviteAddress(Viewer $viewer, int $id, string $email, CoWriterRole $role): void
    {
        ($this->plugin->get(InviteCoWriter::class))($viewer, $id, new WhomToInvite(email: $email), $role);
    }

    /** Invites and accepts. */
    protected function join(Viewer $writer, CoWriterRole $role, ?Viewer $applicant = null, ?int $id = null): void
    {
        $this->inviteAddress($applicant ?? $this->applicant, $id ?? $this->id, $this->address($writer), $role);
        $this->answer($writer, InvitationAnswer::Accept, $this->last());
    }

    /** @param int|null $invitation null: the newest of all */
    protected function manage(Viewer $viewer, CoWriterAction $action, ?CoWriterRole $role = null, ?int $invitation = null, ?int $id = null): void
    {
        ($this->plugin->get(ChangeCoWriter::class))($viewer, $id ?? $this->id, $invitation ?? $this->last(), $action, $role);
    }

    /** @param int|null $invitation null: the newest of all */
    protected function answer(Viewer $viewer, InvitationAnswer $answer, ?int $invitation = null): int
    {
        return ($this->plugin->get(AnswerCoWriting::class))($viewer, $invitation ?? $this->last(), $answer);
    }

    protected function byLink(Viewer $viewer, string $hash, InvitationAnswer $answer): void
    {
        ($this->plugin->get(AnswerInvitation::class))($viewer, $hash, $answer, '192.0.2.1');
    }

    /** @return list<array<string, mixed>> */
    protected function received(Viewer $viewer): array
    {
        return $this->plugin->get(ReceivedInvitations::class)->list($viewer, Lang::French);
    }

    /** @return list<array<string, mixed>> */
    protected function coWriters(Viewer $viewer, ?int $id = null): array
    {
        /** @var list<array<string, mixed>> $listed */
        $listed = $this->read($viewer, $id ?? $this->id)['coWriters'];

        return $listed;
    }

    /**
     * The invitations by mail that wait in the outbox, which is empty then.
     *
     * @return list<array{to: string, subject: string, hash: string}> without those that are void
     */
    protected function sent(): array
    {
        $mail = $this->plugin->get(InvitationMail::class);
        $sent = [];
        foreach ($this->db->column("SELECT payload FROM {$this->db->table('outbox')} WHERE kind = 'mail' ORDER BY id") as $payload) {
            /** @var array{mail: string, data: array<string, mixed>} $queued */
            $queued = json_decode($payload, true);
            $recipient = $queued['mail'] === InvitationMail::KEY ? $mail->recipient($queued['data']) : null;
            $content = $recipient === null ? null : $mail->content($recipient, $queued['data']);
            if ($recipient !== null && $content !== null) {
                parse_str((string) wp_parse_url($content->button->url ?? '', PHP_URL_QUERY), $query);
                $sent[] = ['to' => $recipient->email, 'subject' => $content->subject, 'hash' => is_string($query['hash'] ?? null) ? $query['hash'] : ''];
            }
        }
        $this->db->execute("DELETE FROM {$this->db->table('outbox')}");

        return $sent;
    }

    /** @return int id of the newest invitation */
    protected function last(): int
    {
        return (int) $this->db->value("SELECT MAX(id) FROM {$this->db->table('invitations')}");
    }
}
