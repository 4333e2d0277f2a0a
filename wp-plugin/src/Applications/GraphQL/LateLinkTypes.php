<?php

declare(strict_types=1);

namespace Passerelle\Applications\GraphQL;

use Passerelle\Applications\LateLinks\GrantLateLink;
use Passerelle\Applications\LateLinks\LateLinkRequest;
use Passerelle\Applications\LateLinks\ReadLateLinks;
use Passerelle\Applications\LateLinks\RevokeLateLink;
use Passerelle\GraphQL\Arguments;
use Passerelle\GraphQL\Registration;
use Passerelle\GraphQL\Resolver;
use Passerelle\GraphQL\Type;
use Passerelle\Kernel\DomainError;
use Passerelle\Languages\Lang;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Rights\ViewerFactory;

/** Late links of a call, for those who handle its applications, through the frontend’s server only. */
final readonly class LateLinkTypes implements Registration
{
    private const LINK = 'PasserelleLateLink';

    public function __construct(
        private ReadLateLinks $read,
        private GrantLateLink $grant,
        private RevokeLateLink $revoke,
        private ProxyRequest $request,
        private ViewerFactory $viewers,
    ) {
    }

    public function register(): void
    {
        register_graphql_object_type(self::LINK, [
            'description' => 'Lets one applicant send after the closing. applicationId: what was sent with it; grantedBy: null once the account is gone.',
            'fields' => Type::fields([
                'applicationId' => 'Int',
                'email' => 'String!',
                'grantedAt' => 'String!',
                'grantedBy' => 'String',
                'id' => 'Int!',
                'reason' => 'String!',
                'state' => 'PasserelleLateLinkState!',
                'until' => 'String!',
                'usedAt' => 'String',
            ]),
        ]);
        register_graphql_object_type('PasserelleLateLinks', [
            'description' => 'refusal: code of what keeps any from being granted now; first and last: until when one may be granted.',
            'fields' => Type::fields(['first' => 'String!', 'items' => Type::listOf(self::LINK), 'last' => 'String!', 'refusal' => 'String']),
        ]);
        register_graphql_field('RootQuery', 'passerelleLateLinks', [
            'type' => 'PasserelleLateLinks',
            'args' => Type::fields(['callId' => 'Int!', 'stage' => 'Int']),
            'resolve' => Resolver::root($this->links(...)),
        ]);
        register_graphql_field('RootMutation', 'passerelleGrantLateLink', [
            'type' => Type::required(self::LINK),
            'args' => Type::fields(['callId' => 'Int!', 'email' => 'String!', 'mailLanguage' => 'String!', 'reason' => 'String!', 'stage' => 'Int', 'until' => 'String!']),
            'resolve' => Resolver::root($this->grant(...)),
        ]);
        register_graphql_field('RootMutation', 'passerelleRevokeLateLink', [
            'type' => Type::required(self::LINK),
            'args' => Type::fields(['callId' => 'Int!', 'id' => 'Int!']),
            'resolve' => Resolver::root($this->revoke(...)),
        ]);
    }

    /**
     * @param array<string, mixed> $arguments
     * @return array<string, mixed>
     * @throws DomainError not_found
     */
    private function links(array $arguments): array
    {
        $this->request->requireTrust();

        return $this->read->of($this->viewers->current(), Arguments::number($arguments, 'callId') ?? 0, Arguments::number($arguments, 'stage'));
    }

    /**
     * @param array<string, mixed> $arguments
     * @return array<string, mixed>
     * @throws DomainError those of GrantLateLink
     */
    private function grant(array $arguments): array
    {
        $this->request->requireTrust();
        $language = Lang::tryFrom(Arguments::text($arguments, 'mailLanguage')) ?? Lang::French;
        $request = new LateLinkRequest(Arguments::text($arguments, 'email'), $language, Arguments::text($arguments, 'reason'), Arguments::text($arguments, 'until'));
        $link = ($this->grant)($this->viewers->current(), Arguments::number($arguments, 'callId') ?? 0, Arguments::number($arguments, 'stage'), $request);

        return $this->read->item($link);
    }

    /**
     * @param array<string, mixed> $arguments
     * @return array<string, mixed>
     * @throws DomainError those of RevokeLateLink
     */
    private function revoke(array $arguments): array
    {
        $this->request->requireTrust();
        $link = ($this->revoke)($this->viewers->current(), Arguments::number($arguments, 'callId') ?? 0, Arguments::number($arguments, 'id') ?? 0);

        return $this->read->item($link);
    }
}
