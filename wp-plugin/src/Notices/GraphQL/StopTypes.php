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
            'description' => 'kind: null for digests. wereStopped: before this request.',
            'fields' => Type::fields(['kind' => 'PasserelleNoticeKind', 'wereStopped' => 'Boolean!']),
        ]);
        $hash = ['hash' => ['type' => Type::required('String')]];
        register_graphql_field('RootQuery', 'passerelleNoticeStop', [
            'type' => Type::required('PasserelleNoticeStop'),
            'args' => $hash,
            'resolve' => Resolver::root(function (array $arguments): array {
                $link = $this->link($arguments);

                return self::answer($link, $this->stop->isStopped($link));
            }),
        ]);
        register_graphql_field('RootMutation', 'passerelleNoticeStop', [
            'type' => Type::required('PasserelleNoticeStop'),
            'args' => $hash,
            'resolve' => Resolver::root(function (array $arguments): array {
                $link = $this->link($arguments);

                return self::answer($link, !$this->stop->stop($link));
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

    /** @return array{kind: string|null, wereStopped: bool} */
    private static function answer(StopLink $link, bool $wereStopped): array
    {
        return ['kind' => $link->kind?->value, 'wereStopped' => $wereStopped];
    }
}
