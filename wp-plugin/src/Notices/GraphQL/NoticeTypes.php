<?php

declare(strict_types=1);

namespace Passerelle\Notices\GraphQL;

use Passerelle\GraphQL\Arguments;
use Passerelle\GraphQL\Registration;
use Passerelle\GraphQL\Resolver;
use Passerelle\GraphQL\Times;
use Passerelle\GraphQL\Type;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;
use Passerelle\Notices\NoticeFilter;
use Passerelle\Notices\NoticeKind;
use Passerelle\Notices\NoticeStore;
use Passerelle\Notices\ReadNotice;
use Passerelle\Notices\ReadNotices;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Rights\Viewer;
use Passerelle\Rights\ViewerFactory;

/** One's own notices, through the frontend's server only. */
final readonly class NoticeTypes implements Registration
{
    public function __construct(
        private ReadNotices $read,
        private NoticeStore $store,
        private Config $config,
        private ViewerFactory $viewers,
        private ProxyRequest $request,
    ) {
    }

    public function register(): void
    {
        register_graphql_object_type('PasserelleNotice', ['fields' => Type::fields([
            'at' => 'String!',
            'groupId' => 'Int!',
            'id' => 'Int!',
            'kind' => 'PasserelleNoticeKind!',
            'path' => 'String',
            'readAt' => 'String',
            'text' => 'String!',
            'title' => 'String!',
        ])]);
        register_graphql_object_type('PasserelleNotices', [
            'description' => 'kinds: those with at least one notice, whatever the filter. unread: total of all kinds.',
            'fields' => Type::fields([
                'items' => Type::listOf('PasserelleNotice'),
                'kinds' => Type::listOf('PasserelleNoticeKind'),
                'page' => 'Int!',
                'perPage' => 'Int!',
                'total' => 'Int!',
                'unread' => 'Int!',
            ]),
        ]);
        register_graphql_object_type('PasserelleUnreadNotices', ['fields' => Type::fields(['unread' => 'Int!'])]);
        register_graphql_field('PasserelleUser', 'unreadNotices', [
            'type' => Type::required('Int'),
            'resolve' => Resolver::of(fn (mixed $user): int => is_array($user) && is_int($user['id'] ?? null) ? $this->store->unread($user['id']) : 0),
        ]);
        register_graphql_field('RootQuery', 'passerelleNotices', [
            'type' => Type::required('PasserelleNotices'),
            'args' => [...Arguments::language(), ...Type::fields(['kind' => 'PasserelleNoticeKind', 'page' => 'Int', 'perPage' => 'Int', 'unread' => 'Boolean'])],
            'resolve' => Resolver::root($this->list(...)),
        ]);
        register_graphql_field('RootMutation', 'passerelleMarkNoticesRead', [
            'type' => Type::required('PasserelleUnreadNotices'),
            'args' => Type::fields(['all' => 'Boolean', 'ids' => Type::optionalListOf('Int')]),
            'resolve' => Resolver::root($this->markRead(...)),
        ]);
    }

    /**
     * @param array<string, mixed> $arguments
     * @return array<string, mixed>
     * @throws DomainError forbidden
     */
    private function list(array $arguments): array
    {
        $viewer = $this->viewer();
        $page = max(1, min(Arguments::number($arguments, 'page') ?? 1, $this->config->limit('notices', 'maxPage')));
        $perPage = max(1, min(Arguments::number($arguments, 'perPage') ?? $this->config->limit('notices', 'perPage'), $this->config->limit('notices', 'maxPerPage')));
        $filter = new NoticeFilter(NoticeKind::tryFrom(Arguments::text($arguments, 'kind')), ($arguments['unread'] ?? false) === true);

        return [
            'items' => array_map(self::notice(...), ($this->read)($viewer, Arguments::readLanguage($arguments), $page, $perPage, $filter)),
            'kinds' => array_map(static fn (NoticeKind $kind): string => $kind->value, $this->store->kinds($viewer->id)),
            'page' => $page,
            'perPage' => $perPage,
            'total' => $this->store->total($viewer->id, $filter),
            'unread' => $this->store->unread($viewer->id),
        ];
    }

    /**
     * @param array<string, mixed> $arguments
     * @return array{unread: int}
     * @throws DomainError forbidden; invalid_fields with required, too_many_rows
     */
    private function markRead(array $arguments): array
    {
        $viewer = $this->viewer();
        if (($arguments['all'] ?? false) === true) {
            $this->store->markAllRead($viewer->id);
        } else {
            $this->store->markRead($viewer->id, $this->ids($arguments));
        }

        return ['unread' => $this->store->unread($viewer->id)];
    }

    /**
     * @param array<string, mixed> $arguments
     * @return non-empty-list<int>
     * @throws DomainError invalid_fields
     */
    private function ids(array $arguments): array
    {
        $ids = array_values(array_filter(Arguments::input($arguments, 'ids'), is_int(...)));
        $max = $this->config->limit('notices', 'idsAtOnce');
        if ($ids === []) {
            throw DomainError::invalid([new FieldError('ids', 'required')]);
        }
        if (count($ids) > $max) {
            throw DomainError::invalid([new FieldError('ids', 'too_many_rows', ['max' => $max])]);
        }

        return $ids;
    }

    /** @throws DomainError forbidden when nobody is signed in */
    private function viewer(): Viewer
    {
        $this->request->requireTrust();
        $viewer = $this->viewers->current();

        return $viewer->isSignedIn() ? $viewer : throw DomainError::forbidden();
    }

    /** @return array<string, mixed> */
    private static function notice(ReadNotice $each): array
    {
        $notice = $each->notice;

        return [
            'at' => Times::text($notice->at),
            'groupId' => $notice->groupId,
            'id' => $notice->id,
            'kind' => $notice->kind->value,
            'path' => $each->path,
            'readAt' => $notice->readAt === null ? null : Times::text($notice->readAt),
            'text' => $each->text,
            'title' => $each->title,
        ];
    }
}
