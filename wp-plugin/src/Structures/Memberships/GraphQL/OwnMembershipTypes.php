<?php

declare(strict_types=1);

namespace Passerelle\Structures\Memberships\GraphQL;

use Passerelle\GraphQL\Arguments;
use Passerelle\GraphQL\Registration;
use Passerelle\GraphQL\Type;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\ErrorCode;
use Passerelle\Rights\ViewerFactory;
use Passerelle\Structures\Memberships\Membership;
use Passerelle\Structures\Memberships\OwnAction;
use Passerelle\Structures\Memberships\OwnChange;
use Passerelle\Structures\Memberships\OwnChanges;
use Passerelle\Structures\Memberships\OwnRequest;
use Passerelle\Structures\Memberships\TransferLinks;

/** What people do with their own memberships, by the structure or by the link of a mail, through the frontend’s server only. */
final readonly class OwnMembershipTypes implements Registration
{
    private const HTTP_OK = 200;
    private const REQUEST = ['action' => 'PasserelleOwnMembershipAction!', 'hash' => 'String', 'structureId' => 'Int'];

    public function __construct(
        private OwnChange $change,
        private OwnChanges $changes,
        private TransferLinks $transfers,
        private MembershipFields $fields,
        private ViewerFactory $viewers,
    ) {
    }

    public function register(): void
    {
        register_graphql_input_type('PasserelleMembershipRequest', ['fields' => Type::fields(self::REQUEST)]);
        register_graphql_object_type('PasserelleMembershipError', ['fields' => Type::fields(['code' => 'String!'])]);
        register_graphql_object_type('PasserelleMembershipResult', ['fields' => Type::fields([
            'error' => 'PasserelleMembershipError',
            'membership' => 'PasserelleMembership',
            'ok' => 'Boolean!',
            'status' => 'Int!',
        ])]);
        register_graphql_object_type('PasserelleMembershipResults', ['fields' => Type::fields([
            'results' => Type::listOf('PasserelleMembershipResult'),
        ])]);
        register_graphql_object_type('PasserelleOwnershipOffer', ['fields' => Type::fields([
            'isForViewer' => 'Boolean!',
            'owner' => 'String',
            'title' => 'String!',
        ])]);
        $this->fields->add('RootMutation', 'passerelleChangeOwnMembership', 'PasserelleMembership', Type::fields([...self::REQUEST, 'address' => 'String!']), $this->change(...));
        $this->fields->add('RootMutation', 'passerelleChangeOwnMemberships', Type::required('PasserelleMembershipResults'), Type::fields([
            'address' => 'String!',
            'items' => Type::listOf('PasserelleMembershipRequest'),
        ]), $this->changeMany(...));
        $this->fields->add('RootQuery', 'passerelleOwnershipOffer', Type::required('PasserelleOwnershipOffer'), Type::fields(['hash' => 'String!']), $this->offer(...));
    }

    /**
     * @param array<string, mixed> $arguments
     * @return array<string, string>|null null: there is no membership any more
     * @throws DomainError those of OwnChange
     */
    private function change(array $arguments): ?array
    {
        return MembershipData::membership(($this->change)($this->viewers->current(), self::request($arguments), Arguments::text($arguments, 'address')));
    }

    /**
     * @param array<string, mixed> $arguments
     * @return array{results: list<array<string, mixed>>}
     * @throws DomainError access_token_missing, invalid_fields
     */
    private function changeMany(array $arguments): array
    {
        $requests = [];
        foreach (Arguments::input($arguments, 'items') as $item) {
            $requests[] = self::request(Arguments::input(['item' => $item], 'item'));
        }
        $results = ($this->changes)($this->viewers->current(), $requests, Arguments::text($arguments, 'address'));

        return ['results' => array_map(self::result(...), $results)];
    }

    /**
     * @param array<string, mixed> $arguments
     * @return array{isForViewer: bool, owner: string|null, title: string}
     * @throws DomainError link_expired
     */
    private function offer(array $arguments): array
    {
        $offer = $this->transfers->find(Arguments::text($arguments, 'hash')) ?? throw new DomainError('link_expired');

        return [
            'isForViewer' => $offer->transfer->to === $this->viewers->current()->id,
            'owner' => MembershipData::nameOf($offer->transfer->from),
            'title' => $offer->structure->title,
        ];
    }

    /** @return array<string, mixed> */
    private static function result(Membership|DomainError|null $result): array
    {
        return $result instanceof DomainError
            ? ['ok' => false, 'status' => ErrorCode::from($result->errorCode)->status(), 'error' => ['code' => $result->errorCode], 'membership' => null]
            : ['ok' => true, 'status' => self::HTTP_OK, 'error' => null, 'membership' => MembershipData::membership($result)];
    }

    /** @param array<string, mixed> $arguments */
    private static function request(array $arguments): OwnRequest
    {
        return new OwnRequest(
            OwnAction::from(Arguments::text($arguments, 'action')),
            Arguments::number($arguments, 'structureId') ?? 0,
            Arguments::text($arguments, 'hash'),
        );
    }
}
