<?php

declare(strict_types=1);

namespace Passerelle\Messages\GraphQL;

use Passerelle\GraphQL\Arguments;
use Passerelle\GraphQL\Registration;
use Passerelle\GraphQL\Resolver;
use Passerelle\GraphQL\Type;
use Passerelle\Kernel\DomainError;
use Passerelle\Messages\BlockMember;
use Passerelle\Messages\ContactMember;
use Passerelle\Messages\ReadContact;
use Passerelle\Messages\ReportMember;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Rights\Viewer;
use Passerelle\Rights\ViewerFactory;

/** Messages between members, through the frontend’s server only. */
final readonly class MessageTypes implements Registration
{
    private const FORM = ['subject' => true, 'message' => true, 'consent' => true];

    public function __construct(
        private ContactMember $contact,
        private BlockMember $block,
        private ReportMember $report,
        private ReadContact $read,
        private ProxyRequest $request,
        private ViewerFactory $viewers,
    ) {
    }

    public function register(): void
    {
        register_graphql_object_type('PasserelleMemberContact', [
            'description' => 'What the signed-in person may do towards a member, and whether it is they.',
            'fields' => Type::fields([
                'acceptsContact' => 'Boolean!',
                'hasProfile' => 'Boolean!',
                'id' => 'Int!',
                'isBlocked' => 'Boolean!',
                'isOwn' => 'Boolean!',
                'mayReply' => 'Boolean!',
                'name' => 'String!',
            ]),
        ]);
        register_graphql_field('RootQuery', 'passerelleMemberContact', [
            'type' => 'PasserelleMemberContact',
            'args' => Type::fields(['id' => 'Int!']),
            'resolve' => Resolver::root($this->read(...)),
        ]);
        $this->mutation(
            'passerelleContactMember',
            Type::fields(['consent' => 'Boolean!', 'memberId' => 'Int!', 'message' => 'String!', 'subject' => 'String!']),
            fn (Viewer $viewer, int $member, array $arguments) => ($this->contact)($viewer, $member, array_intersect_key($arguments, self::FORM)),
        );
        $this->mutation(
            'passerelleBlockMember',
            Type::fields(['isBlocked' => 'Boolean!', 'memberId' => 'Int!']),
            fn (Viewer $viewer, int $member, array $arguments) => ($this->block)($viewer, $member, ($arguments['isBlocked'] ?? null) === true),
        );
        $this->mutation(
            'passerelleReportMember',
            Type::fields(['memberId' => 'Int!', 'reason' => 'String!', 'text' => 'String']),
            fn (Viewer $viewer, int $member, array $arguments)
                => ($this->report)($viewer, $member, Arguments::text($arguments, 'reason'), Arguments::text($arguments, 'text')),
        );
    }

    /**
     * @param array<string, mixed> $arguments
     * @return array<string, mixed>
     * @throws DomainError access_token_missing · not_found
     */
    private function read(array $arguments): array
    {
        $this->request->requireTrust();

        return ($this->read)($this->viewers->current(), Arguments::number($arguments, 'id') ?? 0);
    }

    /**
     * @param array<string, mixed> $fields
     * @param callable(Viewer, int, array<string, mixed>): void $run
     */
    private function mutation(string $name, array $fields, callable $run): void
    {
        register_graphql_field('RootMutation', $name, [
            'type' => Type::required('Boolean'),
            'args' => $fields,
            'resolve' => Resolver::root(function (array $arguments) use ($run): bool {
                $this->request->requireTrust();
                $run($this->viewers->current(), Arguments::number($arguments, 'memberId') ?? 0, $arguments);

                return true;
            }),
        ]);
    }
}
