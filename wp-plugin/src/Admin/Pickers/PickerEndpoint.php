<?php

declare(strict_types=1);

namespace Passerelle\Admin\Pickers;

use Passerelle\Admin\AdminPart;
use Passerelle\Content\Model\ContentType;
use Passerelle\Rights\ViewerFactory;

/** Search endpoint of the pickers; for staff only, since the results include drafts and e-mail addresses. */
final readonly class PickerEndpoint implements AdminPart
{
    public const ACTION = 'passerelle_search';
    private const USERS = 'user';

    public function __construct(private RecordSearch $records, private UserSearch $users, private ViewerFactory $viewers)
    {
    }

    public function register(): void
    {
        add_action('wp_ajax_' . self::ACTION, $this->answer(...));
    }

    /** @param list<ContentType> $types none: accounts */
    public static function address(array $types): string
    {
        return add_query_arg([
            'action' => self::ACTION,
            'types' => $types === [] ? self::USERS : implode(',', array_map(static fn (ContentType $type): string => $type->value, $types)),
            '_wpnonce' => wp_create_nonce(self::ACTION),
        ], admin_url('admin-ajax.php'));
    }

    private function answer(): void
    {
        if (check_ajax_referer(self::ACTION, false, false) === false || !$this->viewers->current()->isStaff()) {
            wp_send_json_error(null, 403);
        }
        wp_send_json_success($this->find($this->parameter('types'), $this->parameter('q')));
    }

    /** @return list<Found> */
    public function find(string $types, string $words): array
    {
        if ($types === self::USERS) {
            return $this->users->search($words);
        }
        $wanted = array_values(array_filter(array_map(ContentType::tryFrom(...), explode(',', $types))));

        return $wanted === [] ? [] : $this->records->search($wanted, $words);
    }

    private function parameter(string $name): string
    {
        // phpcs:ignore WordPress.Security.NonceVerification -- answer() checks it
        $value = wp_unslash($_GET[$name] ?? '');

        return is_string($value) ? $value : '';
    }
}
