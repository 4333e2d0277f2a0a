<?php

declare(strict_types=1);

namespace Passerelle\Notices\GraphQL;

use Passerelle\GraphQL\Arguments;
use Passerelle\GraphQL\Registration;
use Passerelle\GraphQL\Resolver;
use Passerelle\GraphQL\Type;
use Passerelle\Kernel\DomainError;
use Passerelle\Notices\Stop\StopLink;
use Passerelle\Notices\Stop\StopLinks;
use Passerelle\Notices\Stop\StopMails;
use Passerelle\Rights\ProxyRequest;

/** Stops mails of notices by a signed link, without a session, through the frontend's server only. */
final readonly class StopTypes implements Registration
{
    public function __construct(private StopLinks $links, private StopMails $stop, private ProxyRequest $request)
    {
    }

    public function register(): void
    {
        register_graphql_object_type('PasserelleNoticeStop', [
            'description' => 'kind: null for digests. name: the one thing that the link is about, as its owner calls it; null: all of the kind. wereStopped: before this request.',
            'fields' => Type::fields(['kind' => 'PasserelleNoticeKind', 'name' => 'String', 'wereStopped' => 'Boolean!']),
        ]);
        $hash = ['hash' => ['type' => Type::required('String')]];
        register_graphql_field('RootQuery', 'passerelleNoticeStop', [
            'type' => Type::required('PasserelleNoticeStop'),
            'args' => $hash,
            'resolve' => Resolver::root(function (array $arguments): array {
                $link = $this->link($arguments);

                return $this->answer($link, $this->stop->isStopped($link));
            }),
        ]);
        register_graphql_field('RootMutation', 'passerelleNoticeStop', [
            'type' => Type::required('PasserelleNoticeStop'),
            'args' => $hash,
            'resolve' => Resolver::root(function (array $arguments): array {
                $link = $this->link($arguments);

                return $this->answer($link, !$this->stop->stop($link));
            }),
        ]);
    }

    /**
     * @param array<string, mixed> $arguments
     * @throws DomainError not_found · link_expired
     */
    private function link(array $arguments): StopLink
    {
        $this->request->requireTrust();

        return $this->links->read(Arguments::text($arguments, 'hash'));
    }

    /**
     * @return array{kind: string|null, name: string|null, wereStopped: bool}
     * @throws DomainError link_expired
     */
    private function answer(StopLink $link, bool $wereStopped): array
    {
        return ['kind' => $link->kind?->value, 'name' => $this->stop->followed($link)?->name, 'wereStopped' => $wereStopped];
    }
}
