<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Admin;

use Passerelle\Accounts\Privacy\Staff\ErasureRights;
use Passerelle\Admin\Privacy\RequestsScreens;
use Passerelle\Admin\Texts\Texts;
use Passerelle\Rights\Viewer;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_User_Request;

/** What WordPress's list of erasure requests says of each. */
final class RequestsScreensTest extends AdminTestCase
{
    private const NOBODY = 'nobody@example.test';

    protected function setUp(): void
    {
        parent::setUp();
        wp_set_current_user($this->users->administrator()->id);
    }

    /** @return iterable<string, array{string, bool}> */
    public static function states(): iterable
    {
        yield 'waits for its confirmation' => ['request-pending', true];
        yield 'is confirmed' => ['request-confirmed', true];
        yield 'has failed' => ['request-failed', false];
        yield 'is done' => ['request-completed', false];
    }

    #[DataProvider('states')]
    public function testWhatWouldBeErasedIsSaidWhileARequestIsOpen(string $status, bool $isSaid): void
    {
        $member = $this->users->beneficiaire();
        $html = $this->cell($this->request(self::address($member), $status));

        self::assertSame($isSaid, str_contains($html, $this->text('privacy.at_once')), $html);
        self::assertSame($isSaid, $html !== '');
        // At least the request itself is stored for an address without an account.
        $others = $this->cell($this->request(self::NOBODY, $status));
        self::assertSame([$isSaid, false], [str_contains($others, '(1)'), str_contains($others, $this->text('privacy.at_once'))], $others);
    }

    public function testWhyAnAccountMayNotBeErasedIsSaid(): void
    {
        $own = wp_get_current_user();
        $refusal = $this->plugin->get(ErasureRights::class)->refusal($own->ID);
        self::assertNotNull($refusal);

        $html = $this->cell($this->request($own->user_email, 'request-confirmed'));

        self::assertSame('<p>' . esc_html($this->plugin->get(ErasureRights::class)->explain($refusal, $own->ID)) . '</p>', $html);
    }

    private function cell(WP_User_Request $request): string
    {
        return $this->plugin->get(RequestsScreens::class)->cell($request);
    }

    private function request(string $email, string $status): WP_User_Request
    {
        $id = wp_create_user_request($email, 'remove_personal_data');
        self::assertIsInt($id);
        wp_update_post(['ID' => $id, 'post_status' => $status]);
        $request = wp_get_user_request($id);
        self::assertInstanceOf(WP_User_Request::class, $request);

        return $request;
    }

    private function text(string $key): string
    {
        return esc_html($this->plugin->get(Texts::class)->get($key));
    }

    private static function address(Viewer $viewer): string
    {
        return get_userdata($viewer->id)->user_email ?? '';
    }
}
