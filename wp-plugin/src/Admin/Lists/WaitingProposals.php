<?php

declare(strict_types=1);

namespace Passerelle\Admin\Lists;

use Passerelle\Admin\AdminPart;
use Passerelle\Admin\Markup;
use Passerelle\Admin\Screen\Dates;
use Passerelle\Admin\Texts\Texts;
use Passerelle\Content\Proposals\Proposal;
use Passerelle\Content\Proposals\ProposalStore;
use Passerelle\Kernel\Text\PlainText;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;
use WP_Post;
use WP_Query;

/** In the list of WordPress, proposals that staff decide on: a column, and a view of those that wait. Those of other types are in the queue of validators. */
final class WaitingProposals implements AdminPart
{
    private const TYPE = ContentType::SupportedProject;
    private const COLUMN = 'passerelle_proposal';
    private const BEFORE = 'passerelle_updated';
    /** Parameter of the address, with one value. */
    private const PARAMETER = 'passerelle_proposal';
    private const WAITING = 'waiting';
    /** After the columns of all types. */
    private const PRIORITY = 300;

    /** @var array<int, Proposal> of the current list */
    private array $page = [];
    private ?WP_Query $query = null;

    public function __construct(private readonly Texts $texts, private readonly ProposalStore $proposals, private readonly Dates $dates)
    {
    }

    public function register(): void
    {
        $type = self::TYPE->value;
        add_filter("manage_edit-{$type}_columns", $this->columns(...), self::PRIORITY);
        add_action("manage_{$type}_posts_custom_column", $this->cell(...), 10, 2);
        add_filter("views_edit-{$type}", $this->views(...));
        add_action('parse_query', $this->apply(...));
    }

    /**
     * @param array<string, string> $columns
     * @return array<string, string>
     */
    private function columns(array $columns): array
    {
        $all = [];
        foreach ($columns as $name => $label) {
            $all += $name === self::BEFORE ? [self::COLUMN => $this->texts->get('list.proposal')] : [];
            $all[$name] = $label;
        }

        return $all + [self::COLUMN => $this->texts->get('list.proposal')];
    }

    private function cell(string $column, int $postId): void
    {
        $proposal = $column === self::COLUMN ? $this->proposal($postId) : null;
        if ($proposal !== null) {
            $key = $proposal->status === Status::Pending ? 'list.proposal.waiting' : 'list.proposal.sent_back';
            echo esc_html($this->texts->get($key, ['date' => $this->dates->full($proposal->proposedAt)]));
        }
    }

    private function proposal(int $postId): ?Proposal
    {
        global $wp_query;
        if ($wp_query instanceof WP_Query && $this->query !== $wp_query) {
            // One query for all rows.
            $this->query = $wp_query;
            $this->page = $this->proposals->findMany(array_values(array_map(
                static fn (WP_Post|int $post): int => $post instanceof WP_Post ? $post->ID : $post,
                $wp_query->posts ?? [],
            )));
        }

        return $this->page[$postId] ?? null;
    }

    /**
     * @param array<string, string> $views
     * @return array<string, string>
     */
    private function views(array $views): array
    {
        $count = count($this->proposals->waitingOf(self::TYPE));
        $isCurrent = self::isAskedFor();
        if ($count === 0 && !$isCurrent) {
            return $views;
        }
        $label = PlainText::escape($this->texts->get('list.proposals_waiting')) . Markup::text('span', " ({$count})", ['class' => 'count']);
        $address = add_query_arg(['post_type' => self::TYPE->value, self::PARAMETER => self::WAITING], admin_url('edit.php'));

        return [...$views, self::COLUMN => Markup::element('a', [
            'href' => $address,
            'class' => $isCurrent ? 'current' : null,
            'aria-current' => $isCurrent ? 'page' : null,
        ], $label)];
    }

    private function apply(WP_Query $query): void
    {
        if (is_admin() && $query->is_main_query() && $query->get('post_type') === self::TYPE->value && self::isAskedFor()) {
            // Without one, all posts would match.
            $query->set('post__in', $this->proposals->waitingOf(self::TYPE) ?: [0]);
        }
    }

    private static function isAskedFor(): bool
    {
        // phpcs:ignore WordPress.Security.NonceVerification -- reading only
        return wp_unslash($_GET[self::PARAMETER] ?? '') === self::WAITING;
    }
}
