<?php

declare(strict_types=1);

namespace Passerelle\Applications\Review\GraphQL;

use Passerelle\Accounts\PersonDetails;
use Passerelle\Applications\Review\Guests\AcceptAsGuest;
use Passerelle\Applications\Review\Guests\GuestAccounts;
use Passerelle\Applications\Review\Guests\GuestForm;
use Passerelle\Applications\Review\Guests\ReviewerInvitations;
use Passerelle\Auth\GraphQL\AccountMutation;
use Passerelle\Auth\GraphQL\Issued;
use Passerelle\GraphQL\Arguments;
use Passerelle\GraphQL\Registration;
use Passerelle\GraphQL\Resolver;
use Passerelle\GraphQL\Type;
use Passerelle\Invitations\InvitationStore;
use Passerelle\Kernel\DomainError;
use Passerelle\Rights\ViewerFactory;

/** Invitations by mail to review, for the frontend’s server only. */
final readonly class GuestTypes implements Registration
{
    private const REVIEW = 'PasserelleInvitedReviewer';

    public function __construct(
        private InvitationStore $invitations,
        private GuestAccounts $guests,
        private AcceptAsGuest $accept,
        private ViewerFactory $viewers,
    ) {
    }

    public function register(): void
    {
        register_graphql_object_type(self::REVIEW, [
            'description' => 'What whoever has the link of an invitation to review may know. `hasAccount`: accepting needs to sign in; `email`: of the invitation.',
            'fields' => Type::fields(['email' => 'String!', 'hasAccount' => 'Boolean!']),
        ]);
        register_graphql_field('PasserelleInvitation', 'review', ['type' => self::REVIEW, 'resolve' => Resolver::of($this->review(...))]);
        $text = ['type' => Type::required('String')];
        AccountMutation::register('passerelleAcceptAsReviewer', 'PasserelleSignedIn', [
            'hash' => $text,
            'input' => ['type' => Type::required('PasserelleCompletingInput')],
            'address' => $text,
            'device' => $text,
        ], $this->accept(...));
    }

    /** @return array{email: string, hasAccount: bool}|null null for invitations to something else */
    private function review(mixed $shown): ?array
    {
        $id = is_array($shown) && is_int($shown['id'] ?? null) ? $shown['id'] : 0;
        $invitee = $this->invitations->find($id)?->invitee;

        return $invitee?->kind === ReviewerInvitations::KIND ? ['email' => $invitee->email, 'hasAccount' => $this->guests->has($invitee->email)] : null;
    }

    /**
     * @param array<string, mixed> $arguments
     * @return array<string, mixed>
     * @throws DomainError those of AcceptAsGuest
     */
    private function accept(array $arguments): array
    {
        $input = Arguments::input($arguments, 'input');

        return Issued::of(($this->accept)(
            Arguments::text($arguments, 'hash'),
            new GuestForm(
                Arguments::text($input, 'password'),
                Arguments::text($input, 'passwordConfirm'),
                PersonDetails::fromInput(
                    Arguments::text($input, 'firstName'),
                    Arguments::text($input, 'lastName'),
                    Arguments::text($input, 'country'),
                    Arguments::text($input, 'phone'),
                ),
                ($input['acceptTerms'] ?? false) === true,
            ),
            Arguments::text($arguments, 'address'),
            Arguments::text($arguments, 'device'),
        ), $this->viewers);
    }
}
