<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Mail\Actions;

use Passerelle\Invitations\InvitationStore;

/** Membership of structures: owners, members, and people who ask or are invited. */
final class MembershipMails extends MailTable
{
    public function rows(): iterable
    {
        $of = fn (string $name, array $more = []): array => ['structureId' => $this->people->structure->id, 'userId' => $this->id($name), ...$more];
        $own = fn (array $more = []): array => ['structureId' => $this->people->structure->id, ...self::IP, ...$more];

        yield 'ChangeMembership accept' => ['owner', fn () => $of('pretender', ['role' => 'member']), ['memberships.accepted → pretender']];
        yield 'ChangeMembership refuse' => ['owner', fn () => $of('pretender'), ['memberships.request_refused → pretender']];
        yield 'ChangeMembership invite' => ['owner', fn () => $of('stranger', ['role' => 'member']), ['memberships.invited → stranger']];
        yield 'ChangeMembership invite, with notices off' => ['owner', fn () => $of('quiet', ['role' => 'member']), []];
        yield 'ChangeMembership invite, who asked' => ['owner', fn () => $of('pretender', ['role' => 'member']), ['memberships.accepted → pretender']];
        yield 'ChangeMembership cancelInvitation' => ['owner', fn () => $of('invited'), ['memberships.invitation_cancelled → invited']];
        yield 'ChangeMembership setRole' => ['owner', fn () => $of('member', ['role' => 'guest']), ['memberships.role_changed → member']];
        yield 'ChangeMembership setRole, of a quiet member' => ['owner', fn () => $of('quiet-member', ['role' => 'guest']), []];
        yield 'ChangeMembership setRole, the same' => ['owner', fn () => $of('member', ['role' => 'member']), []];
        yield 'ChangeMembership remove' => ['owner', fn () => $of('member'), ['memberships.removed → member']];
        yield 'ChangeMembership transferOwnership' => ['owner', fn () => $of('member'), ['memberships.transfer_offered → member']];
        yield 'ChangeMembership cancelTransfer' => ['owner', function () use ($of): array {
            $this->first('owner', 'ChangeMembership', ['action' => 'transferOwnership', ...$of('member')]);

            return $of('member');
        }, ['memberships.transfer_cancelled → member']];
        yield 'ChangeOwnMembership ask' => ['stranger', fn () => $own(), ['memberships.asked → owner', 'memberships.asked → coowner']];
        yield 'ChangeOwnMembership ask, again on the same day' => ['stranger', function () use ($own): array {
            $this->first('stranger', 'ChangeOwnMembership', ['action' => 'ask', ...$own()]);
            $this->first('stranger', 'ChangeOwnMembership', ['action' => 'withdraw', ...$own()]);

            return $own();
        }, []];
        yield 'ChangeOwnMembership withdraw' => ['pretender', fn () => $own(), []];
        yield 'ChangeOwnMembership accept' => ['invited', fn () => $own(), ['memberships.joined → owner', 'memberships.joined → coowner']];
        yield 'ChangeOwnMembership refuse' => ['invited', fn () => $own(), ['memberships.invitation_refused → owner', 'memberships.invitation_refused → coowner']];
        yield 'ChangeOwnMembership leave' => ['member', fn () => $own(), ['memberships.left → owner', 'memberships.left → coowner']];
        foreach (['acceptTransfer' => 'transfer_accepted', 'refuseTransfer' => 'transfer_refused'] as $answer => $mail) {
            yield "ChangeOwnMembership {$answer}" => ['member', function () use ($of, $own): array {
                $this->first('owner', 'ChangeMembership', ['action' => 'transferOwnership', ...$of('member')]);

                return $own();
            }, ["memberships.{$mail} → owner"]];
        }
        yield from $this->byMail();
        yield from $this->many();
    }

    /** @return iterable<string, array{string, \Closure(): array<string, mixed>, list<string>}> */
    private function byMail(): iterable
    {
        $invite = fn (string $to): array => [
            'structureId' => $this->people->structure->id,
            'email' => "{$to}@example.test",
            'firstName' => 'Kossi',
            'lastName' => 'Amouzou',
            'role' => 'member',
        ];
        $invited = function (string $to) use ($invite): array {
            $this->first('owner', 'InviteByMail', $invite($to));
            $invitation = $this->plugin->get(InvitationStore::class)->ofGroup($this->people->structure->groupId)[0] ?? throw new \LogicException('Nobody is invited.');

            return ['structureId' => $this->people->structure->id, 'invitationId' => $invitation->id];
        };
        $linked = function (string $to) use ($invited): array {
            $invited($to);

            return ['hash' => $this->sent->hashFor($to), ...self::IP];
        };

        yield 'InviteByMail' => ['owner', fn () => $invite('kossi'), ['memberships.invited_by_mail → kossi']];
        yield 'InviteByMail, who has an account' => ['owner', fn () => $invite('stranger'), ['memberships.invited_by_mail → stranger']];
        yield 'ChangeMembership resend, by mail' => ['owner', fn () => $invited('kossi'), ['memberships.invited_by_mail → kossi']];
        yield 'ChangeMembership resend, to another address' => ['coowner', fn () => [...$invited('kossi'), 'email' => 'stranger@example.test'], [
            'memberships.invited_by_mail → stranger',
        ]];
        yield 'ChangeMembership resend, to an account' => ['owner', fn () => ['structureId' => $this->people->structure->id, 'userId' => $this->id('invited')], [
            'memberships.invited → invited',
        ]];
        yield 'ChangeMembership cancelInvitation, by mail' => ['owner', fn () => $invited('kossi'), []];
        yield 'ChangeOwnMembership accept, by the link' => ['stranger', fn () => $linked('stranger'), ['memberships.joined → owner', 'memberships.joined → coowner']];
        yield 'ChangeOwnMembership refuse, by the link' => ['stranger', fn () => $linked('kossi'), [
            'memberships.invitation_refused → owner',
            'memberships.invitation_refused → coowner',
        ]];
        yield 'AnswerInvitation accept, into a structure' => ['stranger', fn () => $linked('kossi'), ['memberships.joined → owner', 'memberships.joined → coowner']];
        yield 'AnswerInvitation decline, into a structure' => [self::VISITOR, fn () => $linked('kossi'), [
            'memberships.invitation_refused → owner',
            'memberships.invitation_refused → coowner',
        ]];
    }

    /** @return iterable<string, array{string, \Closure(): array<string, mixed>, list<string>}> */
    private function many(): iterable
    {
        yield 'ChangeOwnMemberships, of two structures and one that is refused' => ['stranger', fn () => [
            'items' => [
                ['structureId' => $this->people->structure->id, 'action' => 'ask'],
                ['structureId' => $this->people->otherStructure->id, 'action' => 'ask'],
                ['structureId' => $this->people->otherStructure->id, 'action' => 'accept'],
            ],
            ...self::IP,
        ], ['memberships.asked → owner', 'memberships.asked → coowner', 'memberships.asked → other-owner']];
    }
}
