<?php

declare(strict_types=1);

namespace Passerelle\Demo;

use DateTimeImmutable;
use DateTimeZone;
use LogicException;
use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Invitations\AnswerInvitation;
use Passerelle\Invitations\Invitation;
use Passerelle\Invitations\InvitationAnswer;
use Passerelle\Invitations\InvitationState;
use Passerelle\Invitations\InvitationStore;
use Passerelle\Invitations\InvitationTables;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\Transaction;
use Passerelle\Languages\Lang;
use Passerelle\Mail\RefusalReason;
use Passerelle\Messages\ContactMember;
use Passerelle\Messages\ReportMember;
use Passerelle\Structures\Memberships\ByMail\InviteByMail;
use Passerelle\Structures\Memberships\ByMail\MailInvite;
use Passerelle\Structures\Memberships\ChangeMembership;
use Passerelle\Structures\Memberships\MemberReference;
use Passerelle\Structures\Memberships\MembershipAction;
use Passerelle\Structures\Memberships\MembershipRole;
use Passerelle\Structures\Memberships\OwnerAction;
use Passerelle\Plugin;
use Passerelle\Rights\Viewer;
use Passerelle\Rights\ViewerFactory;
use Passerelle\Structures\Memberships\OwnerChange;

/** What members do with each other: invitations by mail in each state, an offered ownership, a message and a report. */
final readonly class DemoCommunity
{
    private const STRUCTURE = 'ateliers-du-fleuve';
    private const OFFERED = 'festival-rives-parlantes';
    private const OWNER = 'beneficiaire';
    private const OTHER = 'beneficiaire2';
    /** Accepts with an account of another address. */
    private const GUEST = 'kwabena-asante-badu';
    private const REPORTED = 'boris-ngando';
    private const ADDRESS = '127.0.0.1';
    /** Longer than links are valid. */
    private const EXPIRED_DAYS = 45;

    /** @param callable(string): int|null $groupOf group id by demo key */
    public function __construct(private Plugin $plugin, private mixed $groupOf)
    {
    }

    /** Once: afterwards nothing is added or changed. */
    public function ensure(): void
    {
        $structure = $this->record(self::STRUCTURE);
        if ($this->plugin->get(InvitationStore::class)->ofGroup($structure->groupId) !== []) {
            return;
        }
        $this->plugin->get(Transaction::class)->run(function () use ($structure): void {
            $this->invite($structure);
            $owner = $this->viewer(self::OWNER);
            ($this->plugin->get(ChangeMembership::class))($owner, $this->record(self::OFFERED)->id, MembershipAction::OfferTransfer, $this->viewer(self::OTHER)->id);
            $this->write();
        });
    }

    private function invite(Record $structure): void
    {
        $this->invitation($structure, 'ndeye.fall@example.org', 'Ndèye', 'Fall', MembershipRole::Member);
        $this->delivered($this->invitation($structure, 'youssouf.camara@example.org', 'Youssouf', 'Camara', MembershipRole::Guest), InvitationState::Sent);
        $unknown = $this->invitation($structure, 'marie.lefevre@example.invalid', 'Marie', 'Lefèvre', MembershipRole::Member);
        $this->delivered($unknown, InvitationState::Refused, RefusalReason::UnknownAddress);
        $expired = $this->invitation($structure, 'paul.mbarga@example.org', 'Paul', 'Mbarga', MembershipRole::Member);
        $this->delivered($expired, InvitationState::Sent);
        $this->sentDaysAgo($expired, self::EXPIRED_DAYS);
        $declined = $this->invitation($structure, 'lea.martin@example.org', 'Léa', 'Martin', MembershipRole::Guest);
        $this->answer($declined, $this->viewer(self::REPORTED), InvitationAnswer::Decline);
        $accepted = $this->invitation($structure, 'k.asante@example.org', 'Kwabena', 'Asante', MembershipRole::Member, Lang::English);
        $this->answer($accepted, $this->viewer(self::GUEST), InvitationAnswer::Accept);
        $cancelled = $this->invitation($structure, 'aminata.ba@example.org', 'Aminata', 'Ba', MembershipRole::Guest);
        $this->dropMail($cancelled);
        $member = new MemberReference(null, invitationId: $cancelled->id);
        ($this->plugin->get(OwnerChange::class))($this->viewer(self::OWNER), $structure->id, OwnerAction::CancelInvitation, $member);
    }

    private function invitation(Record $structure, string $email, string $first, string $last, MembershipRole $role, Lang $language = Lang::French): Invitation
    {
        $invite = new MailInvite($email, $first, $last, $role, $language);

        return ($this->plugin->get(InviteByMail::class))($this->viewer(self::OWNER), $structure->id, $invite);
    }

    private function delivered(Invitation $invitation, InvitationState $state, ?RefusalReason $reason = null): void
    {
        $this->dropMail($invitation);
        $this->plugin->get(InvitationStore::class)->markDelivery($invitation->id, $invitation->sending, $state, $reason);
    }

    /** The mail is not sent, so that the state stays. */
    private function dropMail(Invitation $invitation): void
    {
        $this->plugin->get(Database::class)->execute(
            "DELETE FROM {$this->plugin->get(Database::class)->table('outbox')} WHERE payload LIKE %s",
            "%\"invitation\":{$invitation->id},%",
        );
    }

    private function sentDaysAgo(Invitation $invitation, int $days): void
    {
        $now = new DateTimeImmutable('now', new DateTimeZone('UTC'));
        $this->plugin->get(Database::class)->execute(
            "UPDATE {$this->plugin->get(Database::class)->table(InvitationTables::TABLE)} SET created_at = %s, sent_at = %s, expires_at = %s WHERE id = %d",
            $now->modify("-{$days} days")->format('Y-m-d H:i:s'),
            $now->modify("-{$days} days")->format('Y-m-d H:i:s'),
            $now->modify('-1 day')->format('Y-m-d H:i:s'),
            $invitation->id,
        );
    }

    private function answer(Invitation $invitation, Viewer $viewer, InvitationAnswer $answer): void
    {
        $this->delivered($invitation, InvitationState::Sent);
        $secret = $this->plugin->get(InvitationStore::class)->makeLink($invitation->id, $invitation->sending) ?? throw new LogicException('The invitation has no link.');
        ($this->plugin->get(AnswerInvitation::class))($viewer, $secret, $answer, self::ADDRESS);
    }

    private function write(): void
    {
        $text = [
            'subject' => 'Des gradins pour votre cour',
            'message' => "Bonjour Awa,\n\nj’ai vu votre cour pendant la dernière sortie de résidence. Mes gradins pliants y tiendraient : puis-je vous envoyer un plan ?\n\nKossi",
            'consent' => true,
        ];
        ($this->plugin->get(ContactMember::class))($this->viewer(self::OTHER), $this->record('awa-sarr')->id, $text, Lang::French);
        $reason = 'Ce profil m’envoie chaque semaine la même publicité.';
        ($this->plugin->get(ReportMember::class))($this->viewer(self::OTHER), $this->record(self::REPORTED)->id, 'spam', $reason);
    }

    private function record(string $key): Record
    {
        $groupId = ($this->groupOf)($key) ?? 0;
        $group = $this->plugin->get(Records::class)->findGroups([$groupId])[$groupId] ?? [];

        return $group[Lang::French->value] ?? throw new LogicException("The demo content has no {$key}.");
    }

    private function viewer(string $login): Viewer
    {
        $user = get_user_by('login', $login);

        return (new ViewerFactory())->of($user === false ? throw new LogicException("There is no account {$login}.") : $user->ID);
    }
}
