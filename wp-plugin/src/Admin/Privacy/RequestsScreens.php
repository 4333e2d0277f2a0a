<?php

declare(strict_types=1);

namespace Passerelle\Admin\Privacy;

use Passerelle\Accounts\Privacy\ErasureExtents;
use Passerelle\Accounts\Privacy\PublishedItems;
use Passerelle\Accounts\Privacy\Staff\ErasedItems;
use Passerelle\Accounts\Privacy\Staff\ErasureRights;
use Passerelle\Admin\AdminPart;
use Passerelle\Admin\Markup;
use Passerelle\Admin\Texts\Texts;
use Passerelle\Kernel\EmailAddress;
use WP_User;
use WP_User_Request;

/** WordPress's screens of requests for export and erasure: what an erasure would concern, and how requests are confirmed here. */
final readonly class RequestsScreens implements AdminPart
{
    private const ERASURE = 'erase-personal-data';
    private const SCREENS = [self::ERASURE, 'export-personal-data'];
    private const COLUMN = 'passerelle_extent';
    private const OPEN = ['request-pending', 'request-confirmed'];

    public function __construct(
        private ErasureExtents $extents,
        private ErasedItems $items,
        private ErasureRights $rights,
        private ExtentView $view,
        private Texts $texts,
    ) {
    }

    public function register(): void
    {
        foreach (self::SCREENS as $screen) {
            add_action("load-{$screen}.php", $this->begin(...));
        }
        add_filter('manage_' . self::ERASURE . '_columns', fn (array $columns): array => [...$columns, self::COLUMN => $this->texts->get('privacy.preview')]);
        add_action('manage_' . self::ERASURE . '_custom_column', function (mixed $column, mixed $request): void {
            if ($column === self::COLUMN && $request instanceof WP_User_Request) {
                // phpcs:ignore WordPress.Security.EscapeOutput -- Markup escapes.
                echo $this->cell($request);
            }
        }, 10, 2);
    }

    /** @return string HTML */
    public function cell(WP_User_Request $request): string
    {
        if (!in_array($request->status, self::OPEN, true)) {
            return '';
        }
        $user = get_user_by('email', $request->email);
        if (!$user instanceof WP_User) {
            return $this->view->ofAddress($this->extents->ofAddress(EmailAddress::normalise($request->email)));
        }
        $refusal = $this->rights->refusal($user->ID);

        return $refusal === null
            ? Markup::text('p', $this->texts->get('privacy.at_once'))
                . $this->view->html($this->extents->of($user->ID), self::publishedKey($this->items->of($user->ID)))
            : Markup::text('p', $this->rights->explain($refusal, $user->ID));
    }

    /** The link in WordPress's mail of confirmation leads to wp-login.php, which visitors cannot reach: staff check who asks. */
    private function begin(): void
    {
        // phpcs:ignore WordPress.Security.NonceVerification -- WordPress checks it before it reads the form.
        unset($_POST['send_confirmation_email']);
        add_action('admin_notices', function (): void {
            // phpcs:ignore WordPress.Security.EscapeOutput -- Markup escapes.
            echo Markup::element('div', ['class' => 'notice notice-info'], $this->notice());
        });
    }

    /** @return string key of the text that says what happens to published items; an erasure by staff transfers none */
    private static function publishedKey(PublishedItems $published): string
    {
        return match ($published) {
            PublishedItems::Remove => 'privacy.published_remove',
            PublishedItems::Keep, PublishedItems::Transfer => 'privacy.published_keep',
        };
    }

    private function notice(): string
    {
        return Markup::text('p', $this->texts->get('privacy.confirmation')) . Markup::text('p', $this->texts->get('privacy.own_tools'));
    }
}
